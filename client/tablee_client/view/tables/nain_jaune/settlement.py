"""A deal's settlement as data: for every player what he kept, paid and won. Nothing drawn."""

from dataclasses import dataclass

from tablee.engine import Seat
from tablee.games.nain_jaune.board import BOXES, FULL_STAKE
from tablee.games.nain_jaune.cards import Code
from tablee.games.nain_jaune.observation import NainJauneObservation, Payment
from tablee_client.view.tables.nain_jaune.standing import in_order


@dataclass(frozen=True, slots=True)
class Account:
    """One seat's deal. All amounts are changes: what he paid is below 0.

    `worth` is what his cards cost him by the rules, before it turned out what he has.

    `net` is `stake` + `boxes` + `dues` + `kept`; `boxes` is all that he took from the board, less
    what he put back for a box he forgot. `owed` is more than he `had` to pay with when he was
    short.
    """

    seat: Seat
    cards: tuple[Code, ...]
    stake: int
    boxes: int
    dues: int
    kept: int
    net: int
    tokens: int
    owed: int
    had: int
    worth: int
    short: bool
    kept_boxes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Settlement:
    """A whole deal: the winner first, then the losers in the order in which they paid."""

    deal: int
    winner: Seat
    opera: bool
    accounts: tuple[Account, ...]
    boxes: tuple[int, ...]


def settlement_of(seen: NainJauneObservation) -> Settlement | None:
    """Explain the deal that has just ended; None while one is played (rules section 6)."""
    if seen.winner is None or seen.phase not in ("between", "over"):
        return None
    seats = len(seen.tokens)
    order = [(seen.winner + k) % seats for k in range(seats)]
    return Settlement(
        seen.deal,
        seen.winner,
        seen.opera,
        tuple(_account(seen, seat) for seat in order if seen.dealt[seat] or seat in seen.seated),
        seen.boxes,
    )


def _account(seen: NainJauneObservation, seat: Seat) -> Account:
    paid = [p for p in seen.settlement if p.payer == seat]
    dues = sum(p.paid for p in seen.settlement if p.kind == "dues" and p.payee == seat)
    dues -= sum(p.paid for p in paid if p.kind == "dues")
    kept = -sum(p.paid for p in paid if p.kind == "kept")
    net = seen.tokens[seat] - seen.before[seat]
    multiplier = seen.options.get("stake_multiplier", 1)
    stake = -FULL_STAKE * multiplier if isinstance(multiplier, int) else -FULL_STAKE
    return Account(
        seat=seat,
        cards=tuple(in_order(list(_left(seen, seat, paid)))),
        stake=stake,
        boxes=net - stake - dues - kept,
        dues=dues,
        kept=kept,
        net=net,
        tokens=seen.tokens[seat],
        owed=sum(p.owed for p in paid),
        had=sum(p.paid for p in paid),
        worth=sum(p.owed for p in paid if p.kind == "dues"),
        short=any(p.paid < p.owed for p in paid),
        kept_boxes=tuple(box for p in paid if p.kind == "kept" for box in BOXES if box == p.box),
    )


def _left(seen: NainJauneObservation, seat: Seat, paid: list[Payment]) -> tuple[Code, ...]:
    if seen.hands is not None:
        return seen.hands[seat]
    return next((p.cards for p in paid if p.kind == "dues"), ())
