"""Is a position sound? Invariants that hold in every reachable one, each with its sentence."""

from collections.abc import Iterator

from tablee.games.nain.actions import MOST_BID
from tablee.games.nain.belief import shares
from tablee.games.nain.cards import COPIES, INDEX, SPECIAL_COPIES, SPECIAL_INDEX, SPECIALS_EACH
from tablee.games.nain.facts import Facts
from tablee.games.nain.observation import BIDS_KEPT
from tablee.games.nain.share import draft_order


def problems_of(facts: Facts) -> list[str]:
    """List what is wrong; empty for a sound position."""
    checks = (_coins, _specials, _hands, _piles, _table, _exposures, _bidding, _sharing, _ending)
    return [problem for check in checks for problem in check(facts)]


def totals(facts: Facts) -> dict[str, int]:
    """Give what no action may change: coin cards and their coins' sum, and special cards."""
    coins, specials = _coin_counts(facts), _special_counts(facts)
    return {"coin cards": sum(coins), "special cards": sum(specials)}


def _coin_counts(facts: Facts) -> list[int]:
    counts = [0] * len(COPIES)
    on_table = [coin for coin in (*facts.coins, *facts.draft) if coin >= 0]
    for group in (*facts.hands, *facts.won, on_table, facts.out):
        for coin in group:
            counts[coin] += 1
    return counts


def _special_counts(facts: Facts) -> list[int]:
    counts = [0] * len(SPECIAL_COPIES)
    for held in (*facts.specials, facts.out_specials):
        for special in held:
            counts[special] += 1
    for row in facts.played:
        for packed in row:
            counts[packed >> 1] += 1
    for past in facts.history:
        for spent in past.specials:
            counts[SPECIAL_INDEX[spent.special]] += 1
    return counts


def _coins(facts: Facts) -> Iterator[str]:
    if _coin_counts(facts) != list(COPIES):
        yield "the coin cards in hands, on the table, won and out of the game aren't the 64"


def _specials(facts: Facts) -> Iterator[str]:
    if _special_counts(facts) != list(SPECIAL_COPIES):
        yield "the specials in hands, on the table, used and out of the game aren't the 20"
    used = [0] * facts.terms.seats
    for past in facts.history:
        for spent in past.specials:
            used[spent.seat] += 1
    for seat, held in enumerate(facts.specials):
        if len(held) + len(facts.played[seat]) + used[seat] != SPECIALS_EACH:
            yield f"seat {seat} doesn't have the specials it was dealt and didn't use"
        if facts.terms.one_special and len(facts.played[seat]) > 1:
            yield f"seat {seat} played two specials in a round"


def _hands(facts: Facts) -> Iterator[str]:
    placed = facts.phase in ("bidding", "last-reveal")
    for seat, hand in enumerate(facts.hands):
        chosen = facts.phase == "choose" and facts.coins[seat] >= 0
        if len(hand) != facts.terms.rounds - len(facts.history) - (placed or chosen):
            yield f"seat {seat} holds {len(hand)} coin cards in round {facts.round}"
    for cards in (*facts.hands, *facts.specials, facts.out, facts.out_specials):
        if list(cards) != sorted(cards):
            yield "cards aren't in order"


def _piles(facts: Facts) -> Iterator[str]:
    """Every pile holds, round by round, what its seat could win there."""
    counted = facts.phase in ("pick", "draft")
    open_rounds = facts.round - len(facts.history)
    if open_rounds not in ((0, 1) if facts.phase == "over" else (0,) if counted else (1,)):
        yield f"{len(facts.history)} rounds were counted in round {facts.round}"
        return
    ends = [0] * facts.terms.seats
    shared = facts.history[:-1] if facts.phase == "pick" else facts.history
    for number, past in enumerate(shared, 1):
        last = facts.phase == "draft" and number == len(shared)
        taken = [coin for coin in facts.draft if coin >= 0] if last else []
        for seat, count in enumerate(shares(past, facts.drafters if last else ())):
            taken += facts.won[seat][ends[seat] : ends[seat] + count]
            ends[seat] += count
        if sorted(taken) != sorted([INDEX[code] for code in past.coins]):
            yield f"the cards of round {number} aren't those that were shared"
    if ends != [len(pile) for pile in facts.won]:
        yield "a pile holds more or less than was won"


def _table(facts: Facts) -> Iterator[str]:
    lies = facts.phase in ("bidding", "last-reveal", "pick")
    if lies != (min(facts.coins) >= 0) and facts.phase != "choose":
        yield "cards lie on the table, or don't, at the wrong time"
    if facts.phase in ("draft", "over") and max(facts.coins) >= 0:
        yield "a coin card lies where none can"
    if facts.phase not in ("bidding", "last-reveal") and (facts.covers or any(facts.played)):
        yield "covers or specials lie on the table at the wrong time"
    if facts.phase == "last-reveal" and not facts.awaits_reveals():
        yield "nobody may reveal, and the count waits"
    elif facts.done and facts.phase in ("choose", "bidding"):
        yield "seats are done with revealing before they could"
    if facts.phase == "choose" and min(facts.coins) >= 0:
        yield "all have chosen, and nothing happens"


def _exposures(facts: Facts) -> Iterator[str]:
    for exposure in facts.exposures:
        row = facts.played[exposure.seat]
        if not 0 <= exposure.place < len(row) or not row[exposure.place] & 1:
            yield "a special was exposed that doesn't lie face up"
        if exposure.by == exposure.seat or facts.has_cover(exposure.by):
            yield f"seat {exposure.by} exposed a special without giving its cover"


def _bidding(facts: Facts) -> Iterator[str]:
    if (facts.phase == "bidding") != (facts.turn >= 0):
        yield "somebody has the turn, or nobody has, at the wrong time"
    if facts.phase == "choose" and (facts.bid or max(facts.flipped_by) >= 0 or facts.done):
        yield "bids or face-up cards before the cards are placed"
    if bool(facts.bid) != (facts.bidder >= 0) or not 0 <= facts.bid <= MOST_BID:
        yield "a bid without its bidder, or beyond the cap"
    if facts.bid and (not facts.bids or facts.bids[-1].amount != facts.bid):
        yield "the last bid isn't the highest"
    amounts = [spoken.amount for spoken in facts.bids]
    if len(amounts) > BIDS_KEPT or amounts != sorted(set(amounts)):
        yield "bids don't rise"
    if facts.bids and facts.bids[-1].seat != facts.bidder:
        yield "the last bid isn't the bidder's"
    if facts.phase == "bidding" and facts.turn == facts.bidder:
        yield f"seat {facts.turn} is to answer its own bid"
    if facts.phase == "last-reveal" and (facts.caller < 0 or facts.caller == facts.bidder):
        yield "the count was called by nobody, or by the bidder"


def _sharing(facts: Facts) -> Iterator[str]:
    if (facts.phase == "draft") != bool(facts.drafters):
        yield "somebody is to draft, or nobody is, at the wrong time"
    if facts.phase == "draft" and facts.history:
        last = facts.history[-1]
        order = draft_order(last.winner, last.loser, facts.terms.seats)
        if facts.drafters != order[len(order) - len(facts.drafters) :]:
            yield "the drafters stand in the wrong order"
        if sum([coin >= 0 for coin in facts.draft]) != len(facts.drafters):
            yield "there isn't one card for each drafter"


def _ending(facts: Facts) -> Iterator[str]:
    if (facts.phase == "over") != (facts.ended is not None):
        yield "a match is over without a reason, or the other way round"
    if facts.stopping is not None and facts.phase in ("choose", "over"):
        yield "a stop waits, and could be made"
    if not 1 <= facts.round <= facts.terms.rounds:
        yield f"round {facts.round} is none"
