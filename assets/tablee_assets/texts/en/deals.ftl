# What doesn’t check about a match’s chance (tablee_client.core.deals.DOUBTS).
doubt-commitment-changed = This deal does not check: the hall exchanged its promise.
doubt-not-counted = Your own chance has no part in this deal: it came too late, or was left out.
doubt-entropy-changed = This deal does not check: the players’ chance was changed afterwards.
doubt-bad-proof = This deal does not check: a card’s proof is wrong.
doubt-root-changed = This deal does not check: a shuffled deck was exchanged.
doubt-unproven = This deal does not check: a card came without its proof.
doubt-other-piece = This deal does not check: another card was proven than the one shown.
doubt-commitment-broken = This deal does not check: the hall’s secret isn’t the one it promised.

# One finished match, check by check (tablee.record.CHECKS), and what they come to.
check-rules-ok = Rules: version { $recorded }, as installed here.
check-rules-bad = Rules: version { $recorded }, which isn’t what it says.
check-rules-open = Rules: recorded with version { $recorded }; here is { $known ->
    [none] none of them
   *[other] version { $known }
}. What differs proves nothing; the recorded frames are shown as they were.
check-promise-ok = Promise: the hall’s secret is the one it promised before the match.
check-promise-bad = Promise: the hall’s secret is not the one it promised.
check-promise-open = Promise: this table keeps its secret, so nothing can be checked.
check-entropy-ok = Chance: { $repeats ->
    [true] the hall was told to repeat it, and nobody else had a part.
   *[false] { $seats ->
        [0] no player had a part; the hall’s secret alone made the deals.
        [one] one player had a part in it, and it counted.
       *[other] { $seats } players had their part in it, and it counted.
    }
}
check-entropy-bad = Chance: what the players contributed is not what counted.
check-deals-ok = Deals: { $count ->
    [one] the one draw follows
   *[other] all { $count } draws follow
} from the secret and the players’ chance.
check-deals-bad = Deals: the cards are not those that the secret and the players’ chance give.
check-deals-open = Deals: they can’t be worked out by other rules.
check-moves-ok = Moves: { $count ->
    [one] the one move keeps
   *[other] all { $count } moves keep
} the rules.
check-moves-bad = Moves: they do not keep the rules.
check-moves-open = Moves: they can’t be judged by other rules.
check-frames-ok = Views: what each of { $viewers } viewers was shown is right, { $count } times over.
check-frames-bad = Views: somebody is said to have been shown what was not there.
check-frames-open = Views: they can’t be compared by other rules.
check-roots-ok = Promised decks: { $count ->
    [one] the one is
   *[other] all { $count } are
} as dealt.
check-roots-bad = Promised decks: they are not as dealt.
check-roots-open = Promised decks: they can’t be compared by other rules.
check-witness-ok = Your own client: { $proofs ->
    [0] it kept no proofs of this match.
    [one] the one proof it was sent is right.
   *[other] all { $proofs } proofs it was sent are right.
}
check-witness-bad = Your own client: what it was told during the match does not fit this.
check-witness-open = Your own client: its proofs can’t be compared by other rules.
check-outcome-ok = Result: it follows from the moves.
check-outcome-bad = Result: it does not follow from the moves.
check-outcome-open = Result: it can’t be worked out by other rules.
verdict-ok = Everything checks.
verdict-bad = This match does not check.
verdict-open = This match can’t be checked in full.
replay-head-unnamed = { $game } · { $when } UTC · { $players }
replay-head = { $game } · { $server } · { $when } UTC · { $players }
replay-broken-off = The match was broken off.

play-check = Check this match
checked-title = Checking the match
checked-advice = Keep the match and show it to the host: everybody can check it at home.
checked-working = Fetching the match and working it out again…
checked-wrong = What doesn’t agree
checked-rest = The rest
checked-refused = The match couldn’t be checked.
checked-further = Try again later from the table, or ask the host for the match’s file: anybody can check it on their own machine.
checked-back = Back to the table
checked-save = Save the match
checked-saved = Saved: { $path }

lobby-unchecked = {" "}· not checkable
rule-verify = Checkable deals
rule-verify-help = The secret of a match is told when it is over, so that everybody can check its deals. Without it nobody can.
