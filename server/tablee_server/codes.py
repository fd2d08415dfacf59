"""Every reason the server gives for refusing a command, closing a connection or a table.

A code is a word for a program; the client words it: `refused-<code>` for a command without effect,
`goodbye-<code>` for a closed connection, `gone-<code>` for a closed table. Besides these a command
is refused with the codes of the rules themselves: `BadSetup` (`bad-seats`, `unknown-preset`,
`unknown-option`, `bad-option`), `unknown-game`, and what a game's IllegalAction says, with the
details that the rules give.

What a client may rely on:

* Commands of one player are taken one after another, in the order they arrive; each is answered by
  exactly one Done, Refused or Tables of its `cmd`. What a command changes is recorded before its
  answer goes out, and its answer goes out before the updates that show what it changed.
* A `cmd` equal to the last one gets the answer that was given, without a second effect; a lower one
  is refused (`old-command`). A player without a seat counts anew on each connection.
* TableChanged goes to all that listed the tables and to all at the table, whenever what TableInfo
  shows has changed. Of a match everybody at the table gets one Update for each change: `version`
  rises by 1, so `since == version - 1` where nothing was skipped. The first Update of a match has
  version 1, since 0 and the events of the opening. Who comes in, comes back, or asks (Resync) gets
  the whole truth: `since` 0, no events, and the last events as `log`.
  Who comes and goes changes TableInfo, never `version`.
* A reader too slow for the updates misses some: the newest stays, with the `since` of the oldest
  missed and without events. Answers, votes and chat are never left out.
* `prompt` counts upwards for each seat over all matches of a table. It stays while a seat's
  stage and legal actions stay and all that happened is that others sealed a choice.
* A seat whose owner lost the connection is `away`, and a bot plays for it until the token comes
  back. In the lobby, and after a match, such a seat is kept for a minute only. The host's part
  passes to another player after a minute, and back when the host returns.
* A player who is there but doesn't answer, or asks for it, `rests`: a bot plays until he wants the
  seat back. In a pause nothing happens and no time is lost.
* The vote `stop` passes when all players present agree, or when the host asks for it; `rematch`
  when all players present agree (where none sits, when the host asks for it).
"""

from typing import Final

from tablee.engine.errors import CodedError

# refused-<code>: a command that had no effect
UNKNOWN_TABLE: Final = "unknown-table"  # no such table (table)
TOO_MANY_TABLES: Final = "too-many-tables"  # the server opens no more (limit)
ADDRESS_TABLES: Final = "address-tables"  # no more from this address (limit)
ELSEWHERE: Final = "elsewhere"  # already at another table, to be left first (table)
ALREADY_SEATED: Final = "already-seated"  # has a seat at this table (seat)
NOT_HERE: Final = "not-here"  # neither seated nor looking on at this table
NOT_SEATED: Final = "not-seated"  # has no seat at this table
NO_SEAT: Final = "no-seat"  # the table has no seat of this number (seat, seats)
SEAT_TAKEN: Final = "seat-taken"  # somebody else's seat (seat)
TABLE_FULL: Final = "table-full"  # no free seat
SEATS_TAKEN: Final = "seats-taken"  # fewer seats would put seated players out (seats)
NOT_HOST: Final = "not-host"  # only the table's host may
WRONG_PHASE: Final = "wrong-phase"  # not in this phase of the table (phase)
NOT_READY: Final = "not-ready"  # a player isn't ready yet (seat)
UNKNOWN_LEVEL: Final = "unknown-level"  # no bot of this level (level)
NOT_PLAYING: Final = "not-playing"  # no match is going on
STALE: Final = "stale"  # answers a question that is no longer asked (prompt: the present one)
NOT_NOW: Final = "not-now"  # the seat may do nothing now
CANT_STOP: Final = "cant-stop"  # these rules can't be stopped before their end
NO_VOTE: Final = "no-vote"  # neither a player of this table nor its host
OLD_COMMAND: Final = "old-command"  # a number below the last one (last)
LOCKED: Final = "locked"  # the table has a PIN, to be said with the command
WRONG_PIN: Final = "wrong-pin"  # (seconds: until this address may try again)
SLOW_DOWN: Final = "slow-down"  # after wrong tries from this address (seconds)
BAD_PIN: Final = "bad-pin"  # not 4 to 12 digits
EMPTY_TEXT: Final = "empty-text"  # nothing printable was said
NO_LATE_JOIN: Final = "no-late-join"  # this table takes nobody in during a match
NO_WATCHERS: Final = "no-watchers"  # nobody may look on at this table
REMOVED: Final = "removed"  # the host has sent this player away (seconds, 0: for this match)
SEEN_OPEN: Final = "seen-open"  # he, or somebody at his address, has seen all hands of this match
UNKNOWN_PLAYER: Final = "unknown-player"  # nobody of this number is at the table
NOT_YOURSELF: Final = "not-yourself"  # the host can't do this to himself
MUTED: Final = "muted"  # the host doesn't let this player speak
NO_CHAT: Final = "no-chat"  # at this table people speak by emotes alone
NO_TALK: Final = "no-talk"  # at this table nobody speaks
UNKNOWN_EMOTE: Final = "unknown-emote"  # there is no such emote (emote)
TALKS_TOO_MUCH: Final = "talks-too-much"  # that was too much at once (seconds: until the next)
PAUSED: Final = "paused"  # the match stands still
NO_PAUSE: Final = "no-pause"  # this table makes no pauses
NO_HINTS: Final = "no-hints"  # this table has agreed on no hints
BAD_OPEN_HANDS: Final = "bad-open-hands"  # hands are shown later than that (least: seconds)
UNKNOWN_MATCH: Final = "unknown-match"  # no such match is kept (match)
NOT_OVER: Final = "not-over"  # the match goes on (match)
NOT_REPLAYED: Final = "not-replayed"  # today's rules don't lead where the match went (match)
LONG_REPLAY: Final = "long-replay"  # the file would grow too long (limit)
HELD: Final = "held"  # the organiser's pause: only he ends it
HUSHED: Final = "hushed"  # the organiser doesn't let this player speak
BUSY: Final = "busy"  # too many ask for files at once: ask again in a while
NOT_KEPT: Final = "not-kept"  # the server's disk keeps nothing now: no match begins
INTERNAL: Final = "internal"  # the server's fault; it is in its log

REFUSED: Final = (
    UNKNOWN_TABLE,
    TOO_MANY_TABLES,
    ADDRESS_TABLES,
    ELSEWHERE,
    ALREADY_SEATED,
    NOT_HERE,
    NOT_SEATED,
    NO_SEAT,
    SEAT_TAKEN,
    TABLE_FULL,
    SEATS_TAKEN,
    NOT_HOST,
    WRONG_PHASE,
    NOT_READY,
    UNKNOWN_LEVEL,
    NOT_PLAYING,
    STALE,
    NOT_NOW,
    CANT_STOP,
    NO_VOTE,
    OLD_COMMAND,
    LOCKED,
    BAD_PIN,
    WRONG_PIN,
    SLOW_DOWN,
    EMPTY_TEXT,
    NO_LATE_JOIN,
    NO_WATCHERS,
    REMOVED,
    SEEN_OPEN,
    UNKNOWN_PLAYER,
    NOT_YOURSELF,
    MUTED,
    NO_CHAT,
    NO_TALK,
    UNKNOWN_EMOTE,
    TALKS_TOO_MUCH,
    PAUSED,
    NO_PAUSE,
    NO_HINTS,
    BAD_OPEN_HANDS,
    UNKNOWN_MATCH,
    NOT_OVER,
    NOT_REPLAYED,
    LONG_REPLAY,
    HELD,
    HUSHED,
    BUSY,
    NOT_KEPT,
    INTERNAL,
)

# goodbye-<code>: a connection that the server closes
VERSION: Final = "version"  # (client, server: the ranges as text; update: "client" or "server")
TLS_ONLY: Final = "tls-only"  # spoken to in plain text (server: its range; software)
PIN: Final = "pin"  # the server has a PIN, to be shown before the greeting
NO_PIN: Final = "no-pin"  # a PIN was shown where none is asked for
PIN_BUSY: Final = "pin-busy"  # too many PINs are being checked; try again
SECRET: Final = "secret"  # the server was started for one household, and this isn't it
BAD_NAME: Final = "bad-name"  # no printable name of 1 to 24 letters (limit)
FULL: Final = "full"  # the server takes no more connections (limit)
ADDRESS_FULL: Final = "address-full"  # too many connections from this address (limit)
TOO_MANY_AT_ONCE: Final = "too-many-at-once"  # too many new connections from this address
REPLACED: Final = "replaced"  # the same player came in by a newer connection
BANISHED: Final = "banished"  # the organiser has sent this player away (seconds)
CLOSING: Final = "closing"  # the server is being closed
TOO_FAST: Final = "too-fast"  # more messages than allowed (limit: a second)
NO_HELLO: Final = "no-hello"  # no greeting in time (seconds)
SLOW_FRAME: Final = "slow-frame"  # a frame began and didn't end in time (seconds)
DEAD: Final = "dead"  # nothing heard for too long (seconds)
STALLED: Final = "stalled"  # reads nothing for too long (seconds)
BAD_MESSAGE: Final = "bad-message"  # not a message, or not an action of this game
FRAME_TOO_LONG: Final = "frame-too-long"  # (length, limit)
UNEXPECTED_MESSAGE: Final = "unexpected-message"  # a message that may not be said now
BROKEN: Final = "internal"  # the server's fault; it is in its log

GOODBYE: Final = (
    VERSION,
    TLS_ONLY,
    PIN,
    WRONG_PIN,
    NO_PIN,
    PIN_BUSY,
    SLOW_DOWN,
    SECRET,
    BAD_NAME,
    FULL,
    ADDRESS_FULL,
    TOO_MANY_AT_ONCE,
    REPLACED,
    BANISHED,
    CLOSING,
    TOO_FAST,
    NO_HELLO,
    SLOW_FRAME,
    DEAD,
    STALLED,
    BAD_MESSAGE,
    FRAME_TOO_LONG,
    UNEXPECTED_MESSAGE,
    BROKEN,
)

OFFENCES: Final = frozenset({TOO_FAST, SLOW_FRAME, BAD_MESSAGE, FRAME_TOO_LONG, UNEXPECTED_MESSAGE})
"""What only a broken or hostile program does: without a seat, its player is forgotten at once."""

# gone-<code>: a table that was closed
EMPTY: Final = "empty"  # nobody was left
ABANDONED: Final = "abandoned"  # all players left a match that nobody watched
GONE_ORGANISER: Final = "organiser"  # the organiser has closed it
GONE_BROKEN: Final = "internal"  # the server's fault; it is in its log

GONE: Final = (EMPTY, ABANDONED, GONE_ORGANISER, GONE_BROKEN)

# what ended a match that the journal keeps, besides the rules' own reasons and the codes above
NOT_RESUMED: Final = "not-resumed"  # after a restart the rules didn't lead where it was


# told-<code>: what a player should know of the company at his table
TOLD_REMOVED: Final = "removed"  # the host has sent you away (seconds)
TOLD_NO_WATCHERS: Final = "no-watchers"  # nobody may look on here any more
TOLD_MUTED: Final = "muted"  # the host doesn't let you speak
TOLD_UNMUTED: Final = "unmuted"  # the host lets you speak again
TOLD_AFK_WARNING: Final = "afk-warning"  # you are waited for (seconds until a move is made for you)
TOLD_AFK_OVER: Final = "afk-over"  # the warning is taken back
TOLD_AFK_MOVE: Final = "afk-move"  # a move was made for you, the time was over
TOLD_AFK_BOT: Final = "afk-bot"  # a bot plays your seat now
TOLD_JOINED: Final = "joined"  # somebody took a bot's seat in the match (name, seat)
TOLD_RESTS: Final = "rests"  # a bot plays for somebody (name, seat)
TOLD_BACK: Final = "back"  # somebody plays his seat himself again (name, seat)
TOLD_OUT: Final = "out"  # somebody was sent away (name)
TOLD_REPLACED: Final = "replaced"  # the organiser has given your seat to a bot
TOLD_BOT_FOR: Final = "bot-for"  # a bot has somebody's seat from now on (name, seat)

TOLD_NOT_KEPT: Final = "not-kept"  # the server's disk keeps nothing now; the match goes on
TOLD_KEPT: Final = "kept-again"  # it keeps everything again, also what had waited
TOLD_NOT_RESUMED: Final = "not-resumed"  # the match ended with a restart: its rules have changed

TOLD: Final = (
    TOLD_REMOVED,
    TOLD_NO_WATCHERS,
    TOLD_MUTED,
    TOLD_UNMUTED,
    TOLD_AFK_WARNING,
    TOLD_AFK_OVER,
    TOLD_AFK_MOVE,
    TOLD_AFK_BOT,
    TOLD_JOINED,
    TOLD_RESTS,
    TOLD_BACK,
    TOLD_OUT,
    TOLD_REPLACED,
    TOLD_BOT_FOR,
    TOLD_NOT_KEPT,
    TOLD_KEPT,
    TOLD_NOT_RESUMED,
)


class Refusal(CodedError):
    """A command that has no effect, and why; answered with Refused."""
