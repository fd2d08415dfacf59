"""How matches go on and end."""

from tablee.engine import TABLE, Outcome, Rng, State
from tests.conformance.laws.law import Book, Subject
from tests.conformance.matches import Match, Position

BOOK = Book()


@BOOK.whole
def every_match_ends_within_its_length(subject: Subject) -> None:
    for match in subject.matches:
        limit = subject.game.max_length(match.setup)
        assert match.finished, f"{match} isn't over after {limit} moves"
        assert len(match.moves) <= limit, match


@BOOK.matches(examples=12)
def totals_are_kept_and_nothing_breaks(match: Match, luck: Rng) -> None:
    del luck
    totals = dict(match.game.conserved(match.begin()))
    assert totals, "a game names what it conserves"
    for ply, (state, _) in enumerate(match.again()):
        assert dict(match.game.conserved(state)) == totals, ply
        assert state.problems() == [], ply


@BOOK.matches(examples=12)
def somebody_can_act_until_nobody_can(match: Match, luck: Rng) -> None:
    del luck
    seats = range(match.setup.seats)
    for state, _ in match.again():
        if state.is_terminal():
            _nobody_can_act(state, seats)
        else:
            _owing_seats_can_act(state, seats)


@BOOK.positions(examples=80)
def clocks_holds_and_forced_moves_are_sensible(position: Position, luck: Rng) -> None:
    state = position.fresh()
    for seat in position.seats:
        limit = state.time_limit(seat)
        assert limit is None or limit > 0, (seat, limit)
        legal, forced = state.legal_actions(seat), state.forced_action(seat)
        assert forced is None or legal.allows(forced), (seat, forced)
        assert forced is None or seat in state.current_players(), (seat, forced)
        if legal:
            assert state.hold(seat, legal.sample(luck)) >= 0


@BOOK.positions(examples=60)
def a_match_that_goes_on_has_no_outcome(position: Position, luck: Rng) -> None:
    del luck
    state = position.fresh()
    if state.is_terminal():
        return
    try:
        outcome = state.outcome()
    except ValueError:
        return
    raise AssertionError(f"the match goes on, yet its outcome is {outcome}")


@BOOK.whole
def outcomes_agree_with_themselves(subject: Subject) -> None:
    for match in subject.matches:
        if match.finished:
            state = match.positions[-1].fresh()
            outcome, returns = state.outcome(), state.returns()
            _places_are_right(outcome, match.setup.seats)
            _order_is_the_same(outcome, returns)
            for mates in _teams(match):
                assert len({outcome.ranks[seat] for seat in mates}) == 1, "a team shares its rank"
                assert len({returns[seat] for seat in mates}) == 1, "a team shares its utility"


def _nobody_can_act(state: State, seats: range) -> None:
    assert state.current_players() == (), "a finished match waits for nobody"
    for seat in (*seats, TABLE):
        assert not state.legal_actions(seat), f"seat {seat} may act after the end"
    for seat in seats:
        assert state.stage(seat) == "over", state.stage(seat)


def _owing_seats_can_act(state: State, seats: range) -> None:
    owing = state.current_players()
    assert owing, "the match goes on, yet nobody owes a decision"
    assert list(owing) == sorted(set(owing)), owing
    assert set(owing) <= set(seats), owing
    for seat in owing:
        legal = state.legal_actions(seat)
        assert legal, f"seat {seat} owes a decision and has none"
        assert legal.allows(state.timeout_action(seat)), f"seat {seat}: the fall-back is illegal"
    for seat in seats:
        idle = state.stage(seat) in {"wait", "over", ""}
        assert idle == (seat not in owing), (seat, state.stage(seat))


def _places_are_right(outcome: Outcome, seats: int) -> None:
    assert len(outcome.scores) == len(outcome.ranks) == len(outcome.lines) == seats, outcome
    assert min(outcome.ranks) == 1, outcome.ranks
    assert max(outcome.ranks) <= seats, outcome.ranks
    assert outcome.winners == tuple(s for s in range(seats) if outcome.ranks[s] == 1), outcome
    assert all(outcome.lines), "every score is explained by at least one line"
    assert outcome.reason, "an outcome says why the match is over"


def _order_is_the_same(outcome: Outcome, returns: tuple[float, ...]) -> None:
    assert len(returns) == len(outcome.ranks), returns
    for one, rank in enumerate(outcome.ranks):
        for other, behind in enumerate(outcome.ranks):
            if rank < behind:
                assert outcome.scores[one] >= outcome.scores[other], outcome
                assert returns[one] >= returns[other], (outcome, returns)
            elif rank == behind:
                assert returns[one] == returns[other], (outcome, returns)


def _teams(match: Match) -> list[list[int]]:
    teams = match.game.type.teams.get(match.setup.seats, ())
    return [[seat for seat, other in enumerate(teams) if other == team] for team in set(teams)]
