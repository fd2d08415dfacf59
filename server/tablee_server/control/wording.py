"""What a console shows: answers as lines for people, and refusals as sentences."""

import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from tablee_server.codes import Refusal

_REFUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "unknown-table": "There is no table {table}.",
        "unknown-player": "Nobody here, or more than one, has this number or name: {player}.",
        "unknown-level": "There is no bot of this level: say easy, normal, hard or expert.",
        "no-seat": "The table has no seat {seat}; its {seats} seats count from 0.",
        "no-clock": "No clock runs for seat {seat} now.",
        "seat-taken": "Seat {seat} isn't free.",
        "table-full": "No seat is free at this table.",
        "already-seated": "He has that seat already.",
        "seen-open": "He has seen everybody's hands in this match: wait for the next one.",
        "in-match": "Within a match nobody changes his seat.",
        "old-client": "His client is gone, or too old to be taken to another table.",
        "not-closing": "No shutdown was ordered.",
        "empty-text": "Nothing of this text can be shown.",
        "bad-order": "The server doesn't know this order ({problem}): is it of another version?",
        "internal": "The server made a mistake; it is in its log.",
    }
)

_UNKNOWN: Final = dict.fromkeys(("player", "table", "seat", "seats", "problem"), "?")


def refusal_text(refusal: Refusal) -> str:
    """Word why an order wasn't carried out."""
    text = _REFUSED.get(refusal.code)
    if text is None:
        return f"Refused ({refusal.code})."
    return text.format_map({**_UNKNOWN, **refusal.details})


def answer_text(verb: str, answer: Any) -> str:
    """Word what an order came to."""
    return _SHOWN.get(verb, lambda _: "Done.")(answer)


def status_text(said: Mapping[str, Any]) -> str:
    """Show how a server does."""
    journal, games = said["journal"], said["tables_by_game"]
    phases = ", ".join(f"{count} {name}" for name, count in said["tables_by_phase"].items())
    limits = {name: count for name, count in said["limits_reached"].items() if count}
    reached = ", ".join(f"{name} {count}" for name, count in limits.items())
    started = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(said["started"]))
    memory = said["memory_bytes"]
    rows = [
        ("server", f"{said['name']}, tablee {said['version']}, boot {said['boot_id']}"),
        ("address", f"{said['host']}:{said['port']}"),
        ("page", f"port {said['page']}" if said["page"] else "none for guests"),
        ("words", said["words"] or "none: nothing is encrypted"),
        ("running", f"{_span(said['running'])}, since {started}"),
        ("tables", f"{said['tables']}" + (f" ({phases})" if phases else "")),
        ("games", ", ".join(f"{name} {count}" for name, count in games.items()) or "none"),
        ("players", f"{said['players']} on {_counted(said['connections'], 'connection')}"),
        ("moves", f"{said['moves_a_second']:g} a second, {said['moves']} in all"),
        ("loop", f"{said['loop_late_p99_ms']:g} ms late (p99 of the last minute)"),
        ("journal", _journal(journal)),
        ("memory", "unknown" if memory is None else f"{memory / 2**20:.0f} MiB"),
        ("limits", f"reached: {reached}" if reached else "none was reached"),
    ]
    if said["closing_in"] is not None:
        rows.append(("closing", f"in {said['closing_in']:g} s"))
    return "\n".join(f"{name:<9}{text}" for name, text in rows)


def _journal(said: Mapping[str, Any]) -> str:
    if said["mode"] == "memory":
        return "in memory: nothing outlasts the server"
    problem = said["problem"]
    waiting = _counted(said["waiting"], "row waits", "rows wait")
    how = f"on disk, safe at {said['sync']}, {waiting}, {said['lag_ms']:g} ms"
    return how if problem is None else f"IN TROUBLE ({problem}): {how}"


def _span(seconds: float) -> str:
    minutes, hours = int(seconds // 60), int(seconds // 3600)
    return f"{hours} h {minutes % 60} min" if hours else f"{minutes} min {int(seconds) % 60} s"


def _tables(said: list[dict[str, Any]]) -> str:
    return "\n".join(line for table in said for line in _table(table)) or "There is no table."


def _table(table: dict[str, Any]) -> list[str]:
    phase = table["phase"] if table["time"] == "running" else f"{table['phase']}, {table['time']}"
    head = f"{table['id']:>4}  {table['game']}, {phase}, host {table['host']}"
    name = f" ({table['name']})" if table["name"] else ""
    watchers = f", {_counted(table['watchers'], 'looks', 'look')} on" if table["watchers"] else ""
    return [head + name + watchers, *(_seat(seat) for seat in table["seats"])]


def _seat(seat: dict[str, Any]) -> str:
    if seat["kind"] == "open":
        return f"      {seat['seat']:>2}  open"
    who = f"bot {seat['level']}" if seat["kind"] == "bot" else f"{seat['state']}"
    ping = "" if seat["ping_ms"] is None else f", ping {seat['ping_ms']:g} ms"
    left = "" if seat["left"] is None else f", {seat['left']:g} s left"
    return f"      {seat['seat']:>2}  {seat['name']}: {who}{ping}{left}"


def _players(said: list[dict[str, Any]]) -> str:
    return "\n".join(map(_player, said)) or "Nobody is here."


def _player(one: dict[str, Any]) -> str:
    where = "lobby" if one["table"] is None else f"table {one['table']}"
    seat = "" if one["seat"] is None else f" seat {one['seat']}"
    ms = one["ping_ms"]
    ping = "no ping yet" if ms is None else f"ping {ms:g} ms"
    ping = ping if one["is_present"] else "away"
    muted = ", muted" if one["is_muted"] else ""
    return f"{one['id']:>4}  {one['name']}: {where}{seat}, {ping}, {one['address'] or '?'}{muted}"


def _extended(said: dict[str, Any]) -> str:
    return f"Seat {said['seat']} has {said['left']:g} s now."


def _paused(said: dict[str, Any]) -> str:
    return (
        f"{_counted(said['paused'], 'match stands', 'matches stand')} still; so does what begins."
    )


def _resumed(said: dict[str, Any]) -> str:
    return f"{_counted(said['resumed'], 'match goes', 'matches go')} on."


def _announced(said: dict[str, Any]) -> str:
    return f"Shown to {_counted(said['players'], 'player')}: {said['text']}"


def _removed(said: dict[str, Any]) -> str:
    return f"{said['player']} is sent off for {_counted(said['seconds'] // 60, 'minute')}."


def _closing(said: dict[str, Any]) -> str:
    know = _counted(said["players"], "player knows", "players know")
    return f"Closing in {said['seconds']} s; {know}."


def _counted(count: int, one: str, many: str | None = None) -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


_SHOWN: Final[Mapping[str, Callable[[Any], str]]] = MappingProxyType(
    {
        "status": status_text,
        "tables": _tables,
        "players": _players,
        "pause-all": _paused,
        "resume-all": _resumed,
        "announce": _announced,
        "move": lambda said: f"{said['player']} has seat {said['seat']} of table {said['table']}.",
        "replace": lambda said: f"A bot has seat {said['seat']} of table {said['table']}.",
        "extend": _extended,
        "end": lambda said: f"Table {said['table']} is closed.",
        "remove": _removed,
        "mute": lambda said: f"Nobody hears {said['player']} any more.",
        "unmute": lambda said: f"{said['player']} is heard again.",
        "shutdown": _closing,
        "stay": lambda _: "The server goes on; the players know.",
    }
)
