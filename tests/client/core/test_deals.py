"""A player has his part in the chance, and finds what a dishonest server does to it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
import pytest

from tablee.engine import OPEN, Chance, Event, SeededRng, seen_events
from tablee.fairness import MatchId, Opening, Proof, Root, Tree, commitment_of
from tablee.games import get_game
from tablee.protocol import FEATURES, TableInfo
from tablee.protocol.deals import Committed, Contribute, Proven, Revealed, Sealed
from tablee.protocol.fields import SeatInfo
from tablee.protocol.messages import Welcome
from tablee_client.core.deals import DOUBTS, Deals
from tablee_client.core.notices import DealDoubted, Notice, TableUpdated
from tablee_client.core.tableview import TableView
from tablee_client.core.words import LOCALES, Words

SECRET = bytes(range(32))
PART = bytes([7] * 32)
OTHER = bytes([8] * 16)
WHO = MatchId("s", 1, 1, "nain-jaune", 1)
WELCOME = Welcome(1, "test", FEATURES, "S", "s", "b", 7, "Léa", bytes(16))
GAME = get_game("nain-jaune")
SETUP = GAME.setup(3)


def view_at(version: int, seat: int | None = 0) -> TableView:
    seats = tuple(SeatInfo("player", "x", None, False, False, 0, n) for n in (7, 8, 9))
    info = TableInfo(1, "", "nain-jaune", "playing", seats, 7, None, SETUP.options, 0, 1)
    shown = GAME.new_initial_state(SETUP, SeededRng(SECRET)).observation(0)
    return TableView(info, GAME, seat, True, match=1, version=version, observation=shown)


class Server:
    """A server as it should be; a test changes what it says."""

    def __init__(self, deals: Deals) -> None:
        self.deals = deals
        self.opening = Opening(SECRET, (PART, OTHER, None))
        self.events: list[Event] = []
        GAME.new_initial_state(SETUP, SeededRng(self.opening.seed(WHO)), self.events)
        self.trees = [Tree(SECRET, event) for event in self.events if isinstance(event, Chance)]

    def commit(self, commitment: bytes | None = None, *, asks: bool = True) -> list[Notice]:
        made = commitment or commitment_of(SECRET, WHO)
        return self.deals.committed(Committed(1, 1, 1, made, asks=asks), view_at(0))

    def seal(self, entropies: tuple[bytes | None, ...] | None = None) -> list[Notice]:
        return self.deals.sealed(Sealed(1, 1, entropies or self.opening.entropies))

    def deal(self, events: Sequence[Event] | None = None) -> list[Notice]:
        seen = seen_events(self.events if events is None else list(events), 0)
        return self.deals.follow(TableUpdated(view_at(1), seen, snap=False, fresh=True))

    def roots(self) -> tuple[Root, ...]:
        return tuple(tree.root() for tree in self.trees)

    def proofs(self) -> tuple[Proof, ...]:
        drawing, proofs = GAME.drawing(SETUP), []
        trees = {tree.root().label: tree for tree in self.trees}
        for event in seen_events(self.events, 0):
            for drawn in drawing.follow(event):
                proofs += [trees[drawn.label].proof(place) for place in drawn.places]
        return tuple(proofs)

    def prove(
        self, roots: Sequence[Root] | None = None, proofs: Sequence[Proof] | None = None
    ) -> list[Notice]:
        shown = self.roots() if roots is None else tuple(roots)
        proven = self.proofs() if proofs is None else tuple(proofs)
        return self.deals.proven(Proven(1, 1, 1, shown, proven))

    def go_on(self) -> list[Notice]:
        return self.deals.follow(TableUpdated(view_at(2), (), snap=False, fresh=False))

    def reveal(self, secret: bytes = SECRET) -> list[Notice]:
        return self.deals.revealed(Revealed(1, 1, secret, self.opening.entropies))


@pytest.fixture
def server() -> Server:
    deals = Deals(lambda: PART)
    deals.greet(WELCOME)
    return Server(deals)


def test_a_seat_that_is_asked_contributes_once(server: Server) -> None:
    server.commit()
    assert server.deals.take() == [Contribute(1, 1, PART)]
    assert server.deals.take() == []


def test_its_entropy_is_fresh_for_every_match() -> None:
    deals = Deals()
    deals.greet(WELCOME)
    for match in (1, 2):
        news = Committed(1, match, 1, bytes(32), asks=True)
        deals.committed(news, view_at(0))
    first, second = deals.take()
    assert len(first.entropy) == 32
    assert first.entropy != second.entropy


@pytest.mark.parametrize("case", ["not asked", "looking on", "an old server"])
def test_nothing_is_contributed_where_nothing_is_wanted(case: str) -> None:
    deals = Deals(lambda: PART)
    features = () if case == "an old server" else FEATURES
    deals.greet(msgspec.structs.replace(WELCOME, features=features))
    news = Committed(1, 1, 1, bytes(32), asks=case != "not asked")
    deals.committed(news, view_at(0, None if case == "looking on" else 0))
    assert deals.take() == []


def test_an_honest_deal_raises_no_doubt(server: Server) -> None:
    steps: list[Callable[[], list[Notice]]] = [
        server.commit, server.seal, server.deal, server.prove, server.go_on, server.reveal,
    ]  # fmt: skip
    assert [step() for step in steps] == [[]] * len(steps)
    assert server.deals.doubts == ()
    assert server.deals.seen is not None
    assert server.deals.seen.opening == server.opening


def test_another_promise_for_the_same_match_is_found(server: Server) -> None:
    server.commit()
    assert server.commit(bytes(32), asks=False) == [DealDoubted("commitment-changed")]


def test_a_part_that_is_left_out_is_found(server: Server) -> None:
    server.commit()
    assert server.seal((None, OTHER, None)) == [DealDoubted("not-counted")]


def test_a_part_that_is_exchanged_afterwards_is_found(server: Server) -> None:
    server.commit()
    server.seal()
    assert server.seal((PART, PART, None)) == [DealDoubted("entropy-changed")]
    assert server.deals.doubts == ("entropy-changed",)


def test_a_secret_that_was_not_promised_is_found(server: Server) -> None:
    server.commit()
    server.seal()
    assert server.reveal(bytes(32)) == [DealDoubted("commitment-broken")]


def test_parts_that_are_told_differently_at_the_end_are_found(server: Server) -> None:
    server.commit()
    server.seal()
    server.opening = Opening(SECRET, (PART, None, None))
    assert server.reveal() == [DealDoubted("entropy-changed")]


def test_a_deck_that_is_exchanged_after_its_root_was_told_is_found(server: Server) -> None:
    server.commit()
    server.seal()
    server.deal()
    told = server.roots()
    dealt = [event for event in server.events if isinstance(event, Chance)]
    swapped = [Chance(event.label, event.outcome[::-1]) for event in dealt]
    server.trees = [Tree(SECRET, event) for event in swapped]
    assert DealDoubted("bad-proof") in server.prove(roots=told)
    assert server.prove(proofs=()) == [DealDoubted("root-changed")]


def test_a_hand_that_is_not_what_was_shuffled_is_found(server: Server) -> None:
    """The roots are right and so are the proofs, but the player was shown other cards."""
    server.commit()
    server.seal()
    elsewhere: list[Event] = []
    GAME.new_initial_state(SETUP, SeededRng(bytes(32)), elsewhere)
    server.deal(elsewhere)
    assert DealDoubted("other-piece") in server.prove()


def test_a_card_without_its_proof_is_found(server: Server) -> None:
    server.commit()
    server.seal()
    server.deal()
    assert server.prove(proofs=server.proofs()[:-1]) == [DealDoubted("unproven")]


def test_a_server_that_says_nothing_of_a_deal_is_found(server: Server) -> None:
    server.commit()
    server.seal()
    server.deal()
    assert server.go_on() == [DealDoubted("unproven")]


def test_a_doubt_is_told_once_and_stays(server: Server) -> None:
    server.commit()
    assert server.commit(bytes(32), asks=False)
    assert server.commit(bytes(32), asks=False) == []
    assert server.deals.doubts == ("commitment-changed",)


def test_who_comes_back_into_a_match_is_not_alarmed(server: Server) -> None:
    server.commit(asks=False)
    server.seal()
    server.deals.follow(TableUpdated(view_at(5), (), snap=True, fresh=True))
    seen = seen_events(server.events, 0)
    later = TableUpdated(view_at(6), seen, snap=False, fresh=False)
    assert server.deals.follow(later) == []
    assert server.prove(proofs=()) == []


def test_who_looks_on_with_open_hands_is_sent_no_proofs_and_not_alarmed(server: Server) -> None:
    server.commit()
    server.seal()
    seen = GAME.new_initial_state(SETUP, SeededRng(SECRET)).observation(OPEN)
    view = replace(view_at(1, None), observation=seen)
    shown = TableUpdated(view, tuple(server.events), snap=False, fresh=True)
    assert server.deals.follow(shown) == []
    assert server.go_on() == []


def test_what_belongs_to_another_match_means_nothing(server: Server) -> None:
    assert server.seal() == server.prove() == server.reveal() == []
    assert server.deals.doubts == ()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_doubt_has_its_sentence(locale: str) -> None:
    words = Words(locale)
    assert all(words.has(f"doubt-{code}") for code in DOUBTS)
