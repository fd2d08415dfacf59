"""The suite has teeth: each planted fault is found by the law that forbids it."""

import msgspec
import pytest

from tablee.engine import IllegalAction
from tests.conformance import faults
from tests.conformance.laws import LAWS, law
from tests.conformance.laws.law import Subject
from tests.conformance.toy import Harbour

PLANTED = [
    (faults.BrokenPreset, "defaults_and_presets_make_setups"),
    (faults.LoneTeam, "teams_cover_their_seats"),
    (faults.NoTime, "clocks_holds_and_forced_moves_are_sensible"),
    (faults.Prophet, "a_match_that_goes_on_has_no_outcome"),
    (faults.Stranger, "legal_actions_cross_the_wire"),
    (faults.Rich, "actions_are_written_and_read"),
    (faults.Touchy, "random_bytes_are_no_action"),
    (faults.Trusting, "a_flipped_bit_is_a_position_or_a_value_error"),
    (faults.Restless, "a_record_plays_again"),
    (faults.Undeclared, "every_event_has_an_audience"),
    (faults.Undeclared, "events_cross_the_wire"),
    (faults.Ambiguous, "every_kind_has_its_own_tag"),
    (faults.TooLong, "every_match_ends_within_its_length"),
    (faults.CoinsVanish, "totals_are_kept_and_nothing_breaks"),
    (faults.Overdrawn, "totals_are_kept_and_nothing_breaks"),
    (faults.BadFallBack, "somebody_can_act_until_nobody_can"),
    (faults.Undead, "somebody_can_act_until_nobody_can"),
    (faults.Disloyal, "outcomes_agree_with_themselves"),
    (faults.PhantomPeek, "every_listed_action_applies"),
    (faults.Unchecked, "anything_else_is_refused"),
    (faults.Hasty, "anything_else_is_refused"),
    (faults.Fickle, "legal_actions_have_a_firm_order"),
    (faults.Sloppy, "no_other_text_is_read"),
    (faults.Lenient, "bad_setups_are_refused_with_a_code"),
    (faults.Forgetful, "bytes_are_the_whole_position"),
    (faults.Gullible, "random_bytes_are_no_position"),
    (faults.Siamese, "clones_are_independent"),
    (faults.Curious, "looking_changes_nothing"),
    (faults.Restless, "the_same_seed_gives_the_same_match"),
    (faults.Restless, "telling_the_opening_changes_nothing"),
    (faults.Hurried, "the_fast_playout_equals_the_plain_one"),
    (faults.Unredacted, "hidden_chance_stays_hidden"),
    (faults.Blabbing, "hidden_chance_stays_hidden"),
    (faults.Incoherent, "determinize_is_consistent"),
    (faults.Peeping, "determinize_is_blind"),
    (faults.Dull, "a_guessed_world_plays_like_the_truth"),
    (faults.Revealing, "a_sealed_choice_shows_only_that_it_was_made"),
    (faults.Revealing, "what_is_not_seen_is_not_known"),
    (faults.Loud, "a_sealed_choice_shows_only_that_it_was_made"),
    (faults.Wordy, "observations_are_short_and_cross_the_wire"),
    (faults.Bold, "the_heuristic_gives_a_legal_action"),
    (faults.Moody, "the_heuristic_is_blind"),
]


# A law says what it found, or the fault itself breaks what the law tried.
FOUND = (AssertionError, IllegalAction, msgspec.ValidationError, KeyError, IndexError)


@pytest.mark.parametrize(("faulty", "name"), PLANTED, ids=[f"{f.__name__}-{n}" for f, n in PLANTED])
def test_a_planted_fault_breaks_its_law(faulty: type[Harbour], name: str) -> None:
    subject = Subject(faulty(), shrinks=False)
    with pytest.raises(FOUND):
        law(name).check(subject)


def test_every_law_has_found_a_fault() -> None:
    assert {law.name for law in LAWS} == {name for _, name in PLANTED}
