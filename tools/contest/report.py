"""What a contest showed, as one JSON object and as a table to read."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from tools.contest.contest import Contest
from tools.contest.figures import Interval, interval, quantile, share
from tools.contest.lineup import Side
from tools.contest.played import Deal, Played
from tools.contest.ratings import elo, openskill, pairs_of


def report_of(contest: Contest, deals: Sequence[Deal]) -> dict[str, Any]:
    """Give everything but times, so that equal contests have equal reports."""
    matches = [match for deal in deals for match in deal.matches]
    return {
        "game": contest.slug,
        "seats": contest.setup.seats,
        "options": contest.setup.options,
        "seed": contest.seed,
        "deals": len(deals),
        "matches": len(matches),
        "parity": round(1 / len(contest.sides), 4),
        "iterations": contest.thought.iterations,
        "part": contest.thought.part,
        "bots": list(_rows(contest, deals)),
        "pairs": [
            {
                "first": contest.names[pair.first],
                "second": contest.names[pair.second],
                "won": pair.won,
                "lost": pair.lost,
            }
            for pair in pairs_of(matches, contest.sides)
        ],
        "audited": sum(match.audited for match in matches),
        "faults": [msgspec.to_builtins(fault) for match in matches for fault in match.faults],
    }


def shares_of(contest: Contest, deals: Sequence[Deal], who: int) -> list[float]:
    """Give a contender's share of the wins of each deal, for a side that it plays."""
    return _means(contest, deals, who, Played.credit)


def margins_of(contest: Contest, deals: Sequence[Deal], who: int) -> list[float]:
    """Give a contender's mean margin of each deal, in the game's points."""
    return _means(contest, deals, who, Played.margins)


def _means(
    contest: Contest,
    deals: Sequence[Deal],
    who: int,
    figures: Callable[[Played, tuple[Side, ...]], Sequence[float]],
) -> list[float]:
    """Give the mean of each deal of what a contender's sides got in its matches."""
    sides = contest.sides
    return [
        fmean(
            figure
            for match in deal.matches
            for figure, player in zip(figures(match, sides), match.players(sides), strict=True)
            if player == who
        )
        for deal in deals
    ]


def _rows(contest: Contest, deals: Sequence[Deal]) -> Iterator[dict[str, Any]]:
    count = len(contest.bots)
    elos = elo(deals, contest.sides, count, seed=contest.seed)
    skills = openskill(deals, contest.sides, count)
    for who, name in enumerate(contest.names):
        reached = _gathered(deals, who, "iterations")
        yield {
            "bot": name,
            "share": share(shares_of(contest, deals, who)).rounded(),
            "margin": interval(margins_of(contest, deals, who)).rounded(),
            "elo": elos[who].rounded(),
            "openskill": skills and dict(skills[who]),
            "decisions": len(reached),
            "iterations": {
                "mean": round(fmean(reached), 1) if reached else 0.0,
                "p50": quantile(reached, 0.5),
                "most": max(reached, default=0),
            },
        }


def times_of(contest: Contest, deals: Sequence[Deal]) -> dict[str, dict[str, float]]:
    """Give the CPU of each contender's decisions: milliseconds, and seconds in all."""
    return {
        name: {
            "p50_ms": round(1000 * quantile(seconds, 0.5), 2),
            "p95_ms": round(1000 * quantile(seconds, 0.95), 2),
            "most_ms": round(1000 * max(seconds, default=0.0), 2),
            "seconds": round(sum(seconds), 2),
        }
        for who, name in enumerate(contest.names)
        for seconds in [_gathered(deals, who, "seconds")]
    }


def _gathered(deals: Sequence[Deal], who: int, what: str) -> list[Any]:
    """Give what every decision of a contender took."""
    efforts = [match.efforts[who] for deal in deals for match in deal.matches]
    return [value for effort in efforts for value in getattr(effort, what)]


def table_of(report: Mapping[str, Any]) -> str:
    """Lay a report out to be read; it may have `times`."""
    head = (
        f"{report['game']}, {report['seats']} seats, {report['deals']} deals, "
        f"{report['matches']} matches, parity {report['parity']:.3f}, seed {report['seed']}"
    )
    title = (
        f"{'bot':18} {'win share':24} {'margin':26} {'Elo':20} {'openskill':>9} "
        f"{'iterations':>10} {'ms p50':>8} {'ms p95':>8}"
    )
    times = report.get("times", {})
    rows = [_row(row, times.get(row["bot"], {})) for row in report["bots"]]
    faults = [f"FAULT {fault}" for fault in report["faults"][:20]]
    checked = f"{report['audited']} decisions asked twice, {len(report['faults'])} faults"
    return "\n".join((head, title, *rows, checked, *faults))


def _row(row: Mapping[str, Any], times: Mapping[str, float]) -> str:
    skill = row["openskill"]
    return (
        f"{row['bot']:18} {_spread(row['share'], 3):24} {_spread(row['margin'], 2):26} "
        f"{_spread(row['elo'], 0):20} {skill['mu'] if skill else '-':>9} "
        f"{row['iterations']['mean']:>10} {times.get('p50_ms', '-'):>8} "
        f"{times.get('p95_ms', '-'):>8}"
    )


def _spread(numbers: Mapping[str, float], digits: int) -> str:
    mean, low, high = Interval(**numbers)
    return f"{mean:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]"
