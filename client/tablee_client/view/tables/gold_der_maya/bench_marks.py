"""What a bench shows besides its fragments: discs, gaps, cracks, and the lights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tablee_client.view.tables.gold_der_maya.arc import begins, size
from tablee_client.view.tables.gold_der_maya.crack import Crack
from tablee_client.view.tables.gold_der_maya.disc import Disc, Knob
from tablee_client.view.tables.gold_der_maya.gap import Gap
from tablee_client.view.tables.gold_der_maya.holding import Holding
from tablee_client.view.tables.gold_der_maya.layout import Round
from tablee_client.view.tables.gold_der_maya.sector import Light, Sector
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

RESTING, MARKED, LIFTED = 4.0, 7.0, 16.0


class BenchMarks:
    """Follows a holding: `show` when anything changed, `light_up` each frame in which it moves."""

    def __init__(self, stage: Stage, holding: Holding, *, words: Callable[..., str]) -> None:
        self._stage, self._holding = stage, holding
        self._discs = [Disc(place, layer=Layer.BOARD) for place in holding.discs]
        self._knobs = [Knob(place, layer=Layer.HAND, z=10) for place in holding.discs]
        self.gaps = [Gap(place, words=words) for place in holding.discs]
        self.cracks: list[Crack] = []
        self.light, self.halo = Light(layer=Layer.HAND, z=1), Light(layer=Layer.HAND, z=2)
        stage.add(*self._discs, *self._knobs, *self.gaps, self.light, self.halo)

    def show(self) -> None:
        """Bring gaps and cracks up to date."""
        holding = self._holding
        for number, gap in enumerate(self.gaps):
            gap.is_quiet = holding.slot.base == number and holding.fault is not None
            faces, start = holding.rest(number) if gap.is_quiet else holding.arc(number)
            gap.faces, gap.start = tuple(faces), start
        found = self._cracks() if holding.lot is None else []
        while len(self.cracks) < len(found):
            self.cracks.append(Crack())
            self._stage.add(self.cracks[-1])
        for k, crack in enumerate(self.cracks):
            crack.visible = k < len(found)
            if crack.visible:
                crack.disc, crack.turn = found[k]

    def light_up(self, sectors: Mapping[int, Sector], marked: int | None) -> None:
        """Light the place that is aimed at, and the fragment that is held or chosen."""
        holding = self._holding
        bad = holding.fault is not None
        face = holding.face
        self.light.visible = holding.is_over_disc
        if face is not None and holding.is_over_disc:
            disc = holding.discs[holding.slot.base]
            faces, start = holding.arc(holding.slot.base)
            turn = begins(faces, start)[holding.slot.place]
            kind = "gap_bad" if bad else "gap_good"
            self.light.lie(kind, size(face), disc.middle, disc.radius, turn)
        for number, sector in sectors.items():
            lifted = number == holding.lot
            sector.z = LIFTED if lifted else MARKED if number == marked else RESTING
        self.halo.visible = marked in sectors
        if marked is not None and marked in sectors:
            sector = sectors[marked]
            kind = "halo_bad" if bad else "halo_good"
            tip = (sector.x, sector.y)
            self.halo.lie(kind, size(sector.face), tip, sector.radius, sector.turn)
            self.halo.z = sector.z - 0.5

    def clear(self) -> None:
        """Take everything off the stage."""
        self._stage.remove(*self._discs, *self._knobs, *self.gaps, *self.cracks)
        self._stage.remove(self.light, self.halo)

    def _cracks(self) -> list[tuple[Round, float]]:
        """List the joints that don't fit: the disc, and where on it they are."""
        bench, found = self._holding.bench, []
        for number, base in enumerate(bench.bases):
            turns = begins(base, bench.starts[number])
            disc = self._holding.discs[number]
            found += [(disc, turns[k] + size(base[k])) for k in bench.cracks(number)]
        return found
