"""Is a position sound? Invariants that hold in every reachable one, each with its sentence."""

from collections.abc import Iterator

from tablee.games.nain_jaune.board import BOX_CARDS
from tablee.games.nain_jaune.cards import CARDS, FULL_DECK, RANK_MASK, RANK_OF
from tablee.games.nain_jaune.facts import CARD_BITS, OPENS, Facts, seats_in


def problems_of(facts: Facts) -> list[str]:
    """List what is wrong; empty for a sound position."""
    checks = (_cards, _tokens, _series, _board, _phase, _knowledge)
    return [problem for check in checks for problem in check(facts)]


def totals(facts: Facts) -> dict[str, int]:
    """Give what no action may change: cards, and tokens without those that were bought again."""
    cards = sum(hand.bit_count() for hand in facts.hands) + len(facts.laid)
    tokens = sum(facts.tokens) + sum(facts.boxes) - sum(facts.debts)
    return {"cards": cards + facts.talon.bit_count(), "tokens": tokens}


def _cards(facts: Facts) -> Iterator[str]:
    groups = [*facts.hands, facts.talon, facts.laid_cards()]
    union = 0
    for group in groups:
        union |= group
    if union != FULL_DECK or totals(facts)["cards"] != CARDS:
        yield "the cards in hands, talon and series aren't the 52"
    if facts.talon.bit_count() + sum(facts.dealt) != CARDS:
        yield "talon and dealt hands don't make 52 cards"
    for seat, hand in enumerate(facts.hands):
        if facts.dealt[seat] != hand.bit_count() + facts.placed[seat]:
            yield f"seat {seat} doesn't hold what it was dealt and didn't lay"
        if facts.placed[seat] != sum((e & ~OPENS) >> 6 == seat for e in facts.laid):
            yield f"seat {seat} laid another number of cards than the series show"


def _tokens(facts: Facts) -> Iterator[str]:
    if totals(facts)["tokens"] != facts.total:
        yield f"there are {totals(facts)['tokens']} tokens and not {facts.total}"
    if sum(facts.received) != sum(facts.paid):
        yield "dues received aren't dues paid"
    if min(facts.boxes) < 0:
        yield "a box holds less than nothing"
    for seat, held in enumerate(facts.tokens):
        gained = facts.won[seat] + facts.received[seat] + facts.leftover[seat] + facts.debts[seat]
        lost = facts.staked[seat] + facts.paid[seat] + facts.penalties[seat]
        if held != facts.base[seat] + gained - lost:
            yield f"seat {seat} holds {held} tokens, which its sheet doesn't explain"
        if held < 0 and not facts.terms.dues_may_owe:
            yield f"seat {seat} holds {held} tokens"


def _series(facts: Facts) -> Iterator[str]:
    before = 0
    for entry in facts.laid:
        rank = RANK_OF[entry & CARD_BITS]
        rises = rank > before if facts.terms.skips_gaps else rank == before + 1
        if not entry & OPENS and not rises:
            yield f"a series goes from rank {before} to {rank}"
        before = rank
    if facts.laid and not facts.laid[0] & OPENS:
        yield "the first card laid opens no series"


def _board(facts: Facts) -> Iterator[str]:
    layer_of = {entry & CARD_BITS: (entry & ~OPENS) >> 6 for entry in facts.laid}
    for card, layer in zip(BOX_CARDS, facts.layers, strict=True):
        if layer_of.get(card, -1) != layer:
            yield f"box {card} doesn't remember who laid its card"
    if facts.pending >= 0:
        newest = facts.laid[-1] & CARD_BITS if facts.laid else -1
        if newest != BOX_CARDS[facts.pending] or facts.last != facts.actor:
            yield "a claim is open on a card that isn't the actor's last"


def _phase(facts: Facts) -> Iterator[str]:
    if (facts.phase == "over") != (facts.ended is not None):
        yield "a match is over without a reason, or the other way round"
    if facts.deal_is_on():
        yield from _deal_on(facts)
    elif facts.actor >= 0 or facts.pending >= 0 or facts.required or facts.stopping:
        yield "the deal is over and yet goes on"
    elif facts.winner < 0 or facts.hands[facts.winner]:
        yield "the deal is over and nobody went out"
    elif facts.phase == "between" and not facts.seated & ~facts.ready:
        yield "all are ready and nothing happens"


def _deal_on(facts: Facts) -> Iterator[str]:
    actor = facts.actor
    if actor < 0 or not facts.is_seated(actor):
        yield f"seat {actor} is to act and isn't in the match"
        return
    if facts.ready or facts.winner >= 0:
        yield "somebody is ready, or has won, while cards are played"
    for seat in seats_in(facts.seated):
        if not facts.hands[seat] and not (facts.phase == "last-claim" and seat == actor):
            yield f"seat {seat} has no card and the deal goes on"
    if facts.laid and (facts.laid[-1] & ~OPENS) >> 6 != facts.last:
        yield "the last card isn't the one of who laid last"
    if facts.phase == "last-claim":
        if facts.pending < 0 or facts.hands[actor]:
            yield "the last claim isn't the end of a hand"
    elif facts.phase == "lead":
        if facts.required or facts.passed or actor != (facts.last if facts.laid else facts.leader):
            yield "another seat than the one that may lead is to lead"
    else:
        yield from _follow(facts)


def _follow(facts: Facts) -> Iterator[str]:
    if not facts.laid:
        yield "a rank is required and no card lies there"
        return
    rank = RANK_OF[facts.laid[-1] & CARD_BITS]
    skipped = facts.terms.skips_gaps and rank < facts.required <= 13
    if facts.required != rank + 1 and not skipped:
        yield f"rank {facts.required} is required after rank {rank}"
    elif facts.passed & ~facts.seated or facts.passed >> facts.actor & 1:
        yield "a seat that said sans is to lay"
    elif facts.terms.free_to_stop or facts.pending >= 0:
        return
    elif not facts.hands[facts.actor] & RANK_MASK[facts.required]:
        yield f"seat {facts.actor} is to lay rank {facts.required} and holds none"


def _knowledge(facts: Facts) -> Iterator[str]:
    """What everybody may conclude while nobody may stop of his own will."""
    if not facts.terms.free_to_stop:
        for seat, ranks in enumerate(facts.sans):
            for rank in seats_in(ranks):
                if facts.hands[seat] & RANK_MASK[rank]:
                    yield f"seat {seat} said sans {rank} and holds it"
    if facts.terms.lead_lowest and facts.laid and facts.terms.shows_all_laid:
        led = RANK_OF[facts.laid[0] & CARD_BITS]
        hand = facts.hands[facts.leader]
        if any(hand & RANK_MASK[rank] for rank in range(1, led)):
            yield f"the first lead was of rank {led} and not the lowest"
