"""A connection that is lost in any kind of question of any game: the same question comes back."""

import re
from importlib.resources import files

import pytest

from tablee.engine import Action, FastRng, LegalActions, Seat, Value
from tablee.games import AnyGame
from tablee.protocol import TableRules
from tablee.protocol.messages import Done, Join, Ready, Start, Update
from tablee_client.core.words import package_of
from tablee_server.play import Play
from tests.conformance.subjects import INSTALLED, slug
from tests.server.stand import Guest, Stand, open_table

STEPS = 600
NO_HURRY = TableRules(bank=0, afk=0)
BOXES = (" 10D", " JC", " QS", " KH", " 7D")
RARE: dict[str, list[tuple[str | None, dict[str, Value]]]] = {
    "nain-jaune": [(None, {"claim": "manual", "limit_deals": 8, "turn_seconds": None})] * 6
}
"""Setups that are tried besides the presets, until everything has been asked."""


class Party:
    """A match among people only, each of whom loses his connection wherever a question is new."""

    def __init__(self, game: AnyGame, seed: int, stages: set[str]) -> None:
        self.stand = Stand(pace=30.0, seed=seed, find_game=lambda _: game)
        self.guests: list[Guest] = []
        self.stages = stages
        self._game = game
        self._luck = FastRng(seed)

    async def begin(self, preset: str | None, options: dict[str, Value]) -> None:
        kind = self._game.type
        for seat in range(kind.default_seats):
            self.guests.append(self.stand.guest(f"P{seat}"))
        fields = {"seats": kind.default_seats, "rules": NO_HURRY, "preset": preset}
        await open_table(self.guests[0], game=kind.slug, options=options, **fields)
        for guest in self.guests[1:]:
            await guest.say(Join, 1)
            await guest.say(Ready, 1, ready=True)
        assert isinstance(await self.guests[0].say(Start, 1), Done)

    @property
    def play(self) -> Play:
        play = self.stand.table().play
        assert play is not None
        return play

    async def move(self) -> bool:
        """Let somebody answer, dropped before if the question is new; False once it is over."""
        state = self.play.match.state
        owing = state.current_players()
        if not owing:
            return False
        seat = owing[self._luck.below(len(owing))]
        if state.stage(seat) not in self.stages:
            self.stages.add(state.stage(seat))
            await self._drop(seat)
        await self.stand.wait(2, step=1)
        if self.play.match.is_over or seat not in self.play.match.state.current_players():
            return not self.play.match.is_over
        guest = self.guests[seat]
        action = self._choose(guest.legal())
        await guest.start_acting(action)
        await self.stand.wait(6, step=1)  # some rules hold an action back
        assert isinstance(guest.answer(guest.cmd), Done), (seat, action)
        return True

    def _choose(self, legal: LegalActions) -> Action:
        """Choose at random, but keep the cards of the boxes for the last."""
        tries = [legal.sample(self._luck) for _ in range(4)]
        texts = [self._game.action_to_string(action) for action in tries]
        kept = (a for a, text in zip(tries, texts, strict=True) if not text.endswith(BOXES))
        return next(kept, tries[0])

    async def _drop(self, seat: Seat) -> None:
        before, cmd = self.guests[seat].update, self.guests[seat].cmd
        token = self.guests[seat].token
        await self.guests[seat].hang_up()
        self.stand.clock.pass_by(1.0)
        await self.stand.run()
        again = self.guests[seat] = self.stand.guest("Whoever", token=token)
        await self.stand.run()
        assert again.player.name == f"P{seat}"
        assert again.cmd == cmd
        assert _question(again.update) == _question(before)
        assert again.update.since == 0


def _question(update: Update) -> tuple[object, ...]:
    """Give all that a seat is asked and knows: scores, cards, what it may do."""
    return (
        update.match, update.version, update.viewer, update.prompt, update.stage,
        bytes(update.observation), bytes(update.legal),
    )  # fmt: skip


@pytest.mark.parametrize("game", [subject.game for subject in INSTALLED], ids=map(slug, INSTALLED))
async def test_the_same_question_comes_back_and_can_be_answered(game: AnyGame) -> None:
    stages: set[str] = set()
    for seed, (preset, options) in enumerate(_setups(game)):
        party = Party(game, seed, stages)
        await party.begin(preset, options)
        for _ in range(STEPS):
            if not await party.move():
                break
        if stages >= _all_stages(game):
            break
    assert stages >= _all_stages(game)


def _setups(game: AnyGame) -> list[tuple[str | None, dict[str, Value]]]:
    """Give setups in which every question of the game is asked."""
    some = [(preset.name, dict[str, Value]()) for preset in game.type.presets]
    return [*some, *RARE.get(game.type.slug, [(None, {})])]


def _all_stages(game: AnyGame) -> set[str]:
    """Give what a seat may be asked, as the game's texts know it."""
    texts = files(package_of(game)) / "texts" / "en.ftl"
    found = re.findall(r"^stage-([a-z-]+) =", texts.read_text("utf-8"), re.MULTILINE)
    return {stage for stage in found if not stage.endswith("-other")} - {"wait", "over"}
