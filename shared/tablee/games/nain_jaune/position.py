"""Any position in the middle of a match, written nearly as the rules file writes its examples.

    game.position(hands=["9S KC 2H", "3H 4C 5D 6D JS", "7S 8H 2D"])

The facts, all but `hands` optional:

* `hands` - by seat, codes with blanks between; as many seats as hands.
* `tokens` - by seat, after this deal's stakes (default: `start_tokens` less one stake);
  `boxes` in the order 10D JC QS KH 7D (default: one stake by all).
* `dealer` (0), `deal` (1, the number of this deal).
* `phase` ("lead"): lead, follow, last-claim or between.
* `laid` - the cards on the table in order, `seat:card`, with `/` before each new series:
  "1:3H 1:4C / 2:9S". Who laid last and which boxes were laid follows from it.
* `actor` - default: who laid last, else the leader. In "follow" `required` is the rank asked
  (default: the one after the last card).
* `passed` - the seats that said sans since the last card; `sans` - by seat, the ranks it said
  sans to in this deal.
* `pending` - the open box, "7D". `ready` - who is ready, in "between"; `stopping` - the reason
  with which the table has called a stop. `out` - eliminated seats, whose hands are "".
* `talon` - cards that must be in the talon. Cards that are named nowhere join it: a fixture's
  talon is larger than a real one, and its hands were dealt as small as they are.
"""

from collections.abc import Iterable, Sequence

from tablee.games.nain_jaune.audit import problems_of
from tablee.games.nain_jaune.board import BOX_OF, BOXES
from tablee.games.nain_jaune.cards import FULL_DECK, INDEX, RANK_OF, set_of
from tablee.games.nain_jaune.facts import CARD_BITS, NO_BOX, OPENS, Facts
from tablee.games.nain_jaune.observation import Ending, Phase


def build_position(
    facts: Facts,
    *,
    hands: Sequence[str],
    tokens: Sequence[int] | None = None,
    boxes: Sequence[int] | None = None,
    dealer: int = 0,
    deal: int = 1,
    phase: Phase = "lead",
    laid: str = "",
    actor: int | None = None,
    required: int | None = None,
    passed: Iterable[int] = (),
    sans: Sequence[Iterable[int]] | None = None,
    pending: str | None = None,
    ready: Iterable[int] = (),
    stopping: Ending | None = None,
    out: Iterable[int] = (),
    talon: str = "",
) -> None:
    """Write a position into fresh facts; ValueError names the first thing that can't be so."""
    if len(hands) != facts.terms.seats:
        raise ValueError(f"{len(hands)} hands for {facts.terms.seats} seats")
    facts.seated &= ~_group(out)
    facts.phase, facts.deal, facts.dealer = phase, deal, dealer
    facts.leader = facts.next_seat(dealer)
    facts.stopping, facts.ready = stopping, _group(ready)
    _place_tokens(facts, tokens, boxes)
    _lay_out(facts, laid)
    _place_cards(facts, hands, talon)
    facts.passed = _group(passed)
    facts.sans = [_group(ranks) for ranks in sans] if sans else facts.sans
    facts.pending = BOXES.index(pending) if pending in BOXES else NO_BOX
    if phase in ("between", "over"):
        facts.winner = facts.hands.index(0) if 0 in facts.hands else -1
    else:
        facts.actor = _actor(facts, actor)
    if phase == "follow":
        facts.required = required or RANK_OF[facts.laid[-1] & CARD_BITS] + 1 if facts.laid else 0
    problems = problems_of(facts)
    if problems:
        raise ValueError(f"no such position: {problems[0]}")


def _group(members: Iterable[int]) -> int:
    return sum(1 << member for member in set(members))


def _actor(facts: Facts, actor: int | None) -> int:
    if actor is not None:
        return actor
    return facts.last if facts.laid else facts.leader


def _place_tokens(facts: Facts, tokens: Sequence[int] | None, boxes: Sequence[int] | None) -> None:
    seats, stake = facts.terms.seats, facts.terms.stake
    players = facts.seated.bit_count()
    facts.tokens = list(tokens) if tokens else [facts.terms.start - stake] * seats
    facts.boxes = list(boxes) if boxes else [s * players for s in facts.terms.stakes]
    if len(facts.tokens) != seats or len(facts.boxes) != 5:
        raise ValueError(f"{len(facts.tokens)} token piles and {len(facts.boxes)} boxes")
    facts.staked = [stake if facts.is_seated(seat) else 0 for seat in range(seats)]
    facts.base = [held + paid for held, paid in zip(facts.tokens, facts.staked, strict=True)]
    facts.before = facts.base[:]
    facts.total = sum(facts.tokens) + sum(facts.boxes)


def _lay_out(facts: Facts, laid: str) -> None:
    opens = OPENS
    for word in laid.split():
        if word == "/":
            opens = OPENS
            continue
        seat_name, _, code = word.partition(":")
        seat, card = int(seat_name), INDEX[code]
        facts.laid.append(card | seat << 6 | opens)
        facts.placed[seat] += 1
        facts.last, opens = seat, 0
        if BOX_OF[card] >= 0:
            facts.layers[BOX_OF[card]] = seat


def _place_cards(facts: Facts, hands: Sequence[str], talon: str) -> None:
    facts.hands = [set_of(hand.split()) for hand in hands]
    facts.dealt = [h.bit_count() + p for h, p in zip(facts.hands, facts.placed, strict=True)]
    facts.talon = FULL_DECK & ~sum(facts.hands) & ~facts.laid_cards()
    if set_of(talon.split()) & ~facts.talon:
        raise ValueError("no such position: a card of the talon lies elsewhere too")
