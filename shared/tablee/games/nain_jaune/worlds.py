"""Worlds as likely as the others' play makes them: prepared once per decision, drawn fast."""

from tablee.engine import Rng
from tablee.games.nain_jaune.belief import known_places, share_out
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee.games.nain_jaune.places import Places
from tablee.games.nain_jaune.state import NainJauneState
from tablee.games.nain_jaune.tells import told_by_leads, told_by_suits
from tablee.games.nain_jaune.tuning import Tuning


class Worlds:
    """All the worlds that one observation allows."""

    def __init__(
        self, template: NainJauneState, seen: NainJauneObservation, tuning: Tuning
    ) -> None:
        """Take any state that the observation allows; every world is its copy, dealt anew."""
        self.seen = seen
        self._template = template
        self._places = known_places(template, seen)
        self._tuning = tuning
        others = [s for s in seen.seated if s != seen.viewer and seen.hands is None]
        leads, suits = told_by_leads(seen), told_by_suits(seen)
        unseen = self._places.unseen
        self._leads = [(s, leads[s] & unseen) for s in others if leads[s] & unseen]
        self._suits = [(s, suits[s] & unseen) for s in others if suits[s] & unseen]

    def fits(self, seen: NainJauneObservation, tuning: Tuning) -> bool:
        """Tell whether these are the worlds of this very observation."""
        return self.seen is seen and self._tuning is tuning

    def draw(self, rng: Rng) -> NainJauneState:
        """Give a world; the same dice give the same."""
        twin = self._template.clone()
        places = self._believed(rng)
        if places is None:
            places = self._places.copy()
            places.fill(rng)
        share_out(twin, places)
        return twin

    def _believed(self, rng: Rng) -> Places | None:
        """Believe each tell as often as it is to be trusted; None where they can't all be true."""
        told = [tell for tell in self._leads + self._suits if rng.below(100) < self._tuning.trust]
        if not told:
            return None
        places = self._places.copy()
        for seat, lacks in told:
            places.barred[seat] |= lacks
        try:
            places.fill(rng)
        except ValueError:
            return None
        return places
