trust-first = { $name } is new to you. Its words: { $words }
trust-title = Is this { $name }?
trust-panel = Another key
trust-text = This hall answers where { $name } was, but proves itself with another key. Perhaps it was set up anew; perhaps somebody stands between you and it. Compare the four words with those on the host’s screen before you go in.
trust-before = Known so far
trust-now = Answers now
trust-how = { $how ->
    [link] known by its link
    [pin] known by its PIN
    [compared] known since you trusted it
   *[other] known since your first visit
}
trust-stay = Don’t join
trust-go = Trust it and join
plain-title = Without encryption?
plain-text = This hall encrypts nothing: everybody on the network can read your hand and what you say. Join only if that is meant so.
plain-stay = Don’t join
plain-go = Join all the same
lobby-words = The hall’s words: { $words }
lobby-plain = Not encrypted: the network can read along
pin-title = A PIN, please
pin-panel = Locked
pin-field = PIN
pin-digits = 4 to 12 digits
pin-show = Go in
table-lock = Lock
table-unlock = Unlock
table-lock-text = Whoever wants to sit down or look on has to know these digits. Those who are here already stay.
lobby-locked = {" "}· locked
invite-title = Invite others
invite-panel = Your hall
invite-address = Address
invite-or = { $one } or { $other }
invite-words = Words to compare
invite-code = Code
invite-page = Page with the program
invite-no-page = none
invite-how = Scan the code and send yourself the link, or copy it for the others: under “Find a table” they press “Paste”, or write the short code. With the link they know that this is your hall and no other.
invite-how-page = Scan this, or open the page in any browser: it has the program and says how to join. Whoever has Tablée already types the short code under “Find a table”. With the link they also know that this is your hall.
invite-copy = Copy link
invite-copied = The link is copied.
invite-not-copied = This system has no clipboard: read the link out, or let it be scanned.
invite-nobody = This machine has no address on a network, so nobody can come. Plug in a cable or join a Wi-Fi, then open this page again.
lobby-invite = Invite
