# Practice matches that were left.

left-offer = Continue a match ({ $count })
left-damaged = { $count ->
    [one] A match you left can’t be continued, its file is damaged: { $folder }
   *[other] { $count } matches you left can’t be continued, their files are damaged: { $folder } …
}
left-title = Matches you left
left-matches = Your matches
left-note = { $most } are kept at most: one more takes the place of the oldest.
left-go-on = Continue
left-give-up = Give up
left-keep = Keep it
left-give-up-title = Give this match up?
left-give-up-text = It will be deleted from this machine.
left-seats = { $seats } players
left-moves = { $count ->
    [0] just begun
    [one] one move played
   *[other] { $count } moves played
}
left-now = just now
left-minutes = { $count } min ago
left-hours = { $count } h ago
left-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
practice-not-kept = Nothing can be kept on the disk: this match is lost when you leave it.
error-practice-gone = This match isn’t there any more. Begin a new one.
error-practice-open = This match is open in another window: go on with it there.
error-practice-lost = This match can’t be taken up again: what was kept of it is damaged. Begin a new one.
error-practice-unwritable = Nothing can be written into the folder of this match: make room on the disk, or allow it: { $folder }
cli-continue = continues the practice match that was left last
cli-continue-alone = --continue goes alone: the match has its game, its players and its rules already.
cli-nothing-left = No practice match is waiting. Begin one: tablee practice GAME.
