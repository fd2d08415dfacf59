"""The suite has teeth: each planted fault is found by the law that forbids it."""

import msgspec
import pytest

from tablee.engine import IllegalAction
from tests.conformance.faults import play, records, secrets
from tests.conformance.laws import LAWS, law
from tests.conformance.laws.law import Subject
from tests.conformance.toy import Harbour

PLANTED = [
    (play.BrokenPreset, "defaults_and_presets_make_setups"),
    (play.LoneTeam, "teams_cover_their_seats"),
    (play.NoTime, "clocks_holds_and_forced_moves_are_sensible"),
    (play.Prophet, "a_match_that_goes_on_has_no_outcome"),
    (records.Stranger, "legal_actions_cross_the_wire"),
    (records.Rich, "actions_are_written_and_read"),
    (records.Touchy, "random_bytes_are_no_action"),
    (records.Trusting, "a_flipped_bit_is_a_position_or_a_value_error"),
    (records.Restless, "a_record_plays_again"),
    (secrets.Undeclared, "every_event_has_an_audience"),
    (secrets.Undeclared, "events_cross_the_wire"),
    (secrets.Ambiguous, "every_kind_has_its_own_tag"),
    (play.TooLong, "every_match_ends_within_its_length"),
    (play.CoinsVanish, "totals_are_kept_and_nothing_breaks"),
    (play.Overdrawn, "totals_are_kept_and_nothing_breaks"),
    (play.BadFallBack, "somebody_can_act_until_nobody_can"),
    (play.Undead, "somebody_can_act_until_nobody_can"),
    (play.Disloyal, "outcomes_agree_with_themselves"),
    (play.PhantomPeek, "every_listed_action_applies"),
    (play.Unchecked, "anything_else_is_refused"),
    (play.Hasty, "anything_else_is_refused"),
    (play.Fickle, "legal_actions_have_a_firm_order"),
    (records.Sloppy, "no_other_text_is_read"),
    (play.Lenient, "bad_setups_are_refused_with_a_code"),
    (records.Forgetful, "bytes_are_the_whole_position"),
    (records.Gullible, "random_bytes_are_no_position"),
    (records.Siamese, "clones_are_independent"),
    (records.Curious, "looking_changes_nothing"),
    (records.Restless, "the_same_seed_gives_the_same_match"),
    (records.Restless, "telling_the_opening_changes_nothing"),
    (records.Hurried, "the_fast_playout_equals_the_plain_one"),
    (secrets.Unredacted, "hidden_chance_stays_hidden"),
    (secrets.Blabbing, "hidden_chance_stays_hidden"),
    (secrets.Incoherent, "determinize_is_consistent"),
    (secrets.Incoherent, "belief_is_consistent"),
    (secrets.Peeping, "determinize_is_blind"),
    (secrets.Peeping, "belief_is_blind"),
    (secrets.Dull, "a_guessed_world_plays_like_the_truth"),
    (secrets.Revealing, "a_sealed_choice_shows_only_that_it_was_made"),
    (secrets.Revealing, "what_is_not_seen_is_not_known"),
    (secrets.Loud, "a_sealed_choice_shows_only_that_it_was_made"),
    (secrets.Wordy, "observations_are_short_and_cross_the_wire"),
    (secrets.Shared, "observations_together_are_those_apart"),
    (secrets.Stiff, "observations_together_are_those_apart"),
    (secrets.Misplaced, "what_is_proven_is_what_was_told"),
    (play.Bold, "the_heuristic_gives_a_legal_action"),
    (play.Moody, "the_heuristic_is_blind"),
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
