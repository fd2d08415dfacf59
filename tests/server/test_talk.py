"""What people at a table may say: as they like, by emotes alone, or nothing; and how often."""

import pytest

from tablee.protocol import TableRules
from tablee.protocol.emotes import EMOTES, Emote, Emoted
from tablee.protocol.fields import TalkRule
from tablee.protocol.messages import Done, Said, Say, Watch
from tablee.protocol.seating import Mute
from tablee_server.limits import ServerLimits
from tests.server.stand import FEATURES_HEARD, Guest, Stand, code_of, playing

HEARING = (*FEATURES_HEARD, "emotes")


async def _two(stand: Stand, talk: TalkRule = "free") -> list[Guest]:
    guests = await playing(stand, "Ana", "Bo", rules=TableRules(bank=0, afk=0, talk=talk))
    for guest in guests:
        guest.ear.features = HEARING
    return guests


async def test_an_emote_reaches_everybody_at_the_table_with_who_said_it() -> None:
    stand = Stand()
    ana, bo = await _two(stand)
    zoe = stand.guest("Zoe", features=HEARING)
    await zoe.say(Watch, 1)
    assert await bo.say(Emote, 1, "wow") == Done(bo.cmd)
    told = Emoted(1, bo.player.id, "wow")
    assert [guest.all(Emoted) for guest in (ana, bo, zoe)] == [[told]] * 3


async def test_who_looks_on_may_say_one_too_and_who_isnt_there_may_not() -> None:
    stand = Stand()
    ana, _ = await _two(stand)
    zoe = stand.guest("Zoe", features=HEARING)
    assert code_of(await zoe.say(Emote, 1, "wow")) == "not-here"
    await zoe.say(Watch, 1)
    await zoe.say(Emote, 1, "hello")
    assert ana.last(Emoted).emote == "hello"


async def test_a_client_that_knows_no_emotes_hears_none() -> None:
    ana, bo = await _two(Stand())
    ana.ear.features = FEATURES_HEARD
    await bo.say(Emote, 1, "wow")
    assert ana.all(Emoted) == []


async def test_only_known_emotes_are_passed_on() -> None:
    ana, bo = await _two(Stand())
    assert code_of(await bo.say(Emote, 1, "yodel")) == "unknown-emote"
    assert ana.all(Emoted) == []


@pytest.mark.parametrize(
    ("talk", "chat", "emote"),
    [("free", None, None), ("emotes", "no-chat", None), ("off", "no-talk", "no-talk")],
)
async def test_a_table_says_how_people_may_speak(
    talk: TalkRule, chat: str | None, emote: str | None
) -> None:
    ana, bo = await _two(Stand(), talk)
    for answer, code in (
        (await bo.say(Say, 1, "hello"), chat),
        (await bo.say(Emote, 1, "hello"), emote),
    ):
        assert isinstance(answer, Done) if code is None else code_of(answer) == code
    assert (len(ana.all(Said)), len(ana.all(Emoted))) == (chat is None, emote is None)


async def test_whom_the_host_or_the_organiser_hushes_says_no_emote_either() -> None:
    ana, bo = await _two(Stand())
    await ana.say(Mute, 1, bo.player.id, True)
    assert code_of(await bo.say(Emote, 1, "wow")) == "muted"
    ana.player.is_hushed = True
    assert code_of(await ana.say(Emote, 1, "wow")) == "hushed"


async def test_talk_without_a_pause_is_refused_for_a_while() -> None:
    stand = Stand(limits=ServerLimits(talk_at_once=2, talk_a_second=0.5))
    ana, bo = await _two(stand)
    for said in (await bo.say(Emote, 1, EMOTES[0]), await bo.say(Say, 1, "hello")):
        assert isinstance(said, Done)
    assert code_of(await bo.say(Emote, 1, EMOTES[0])) == "talks-too-much"
    assert code_of(await bo.say(Say, 1, "hello")) == "talks-too-much"
    stand.clock.pass_by(2.0)
    assert isinstance(await bo.say(Emote, 1, EMOTES[0]), Done)
    assert len(ana.all(Emoted)) == 2


async def test_talk_in_the_lobby_is_counted_too() -> None:
    stand = Stand(limits=ServerLimits(talk_at_once=1))
    zoe = stand.guest("Zoe")
    assert isinstance(await zoe.say(Say, None, "hello"), Done)
    assert code_of(await zoe.say(Say, None, "hello")) == "talks-too-much"
