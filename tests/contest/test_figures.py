"""The statistics, against known values."""

import pytest

from tools.contest.figures import interval, quantile, share, student


@pytest.mark.parametrize(
    ("freedom", "level", "reach"),
    [
        (1, 0.95, 12.7062),
        (2, 0.95, 4.3027),
        (10, 0.95, 2.2281),
        (10, 0.99, 3.1693),
        (29, 0.95, 2.0452),
        (1000, 0.95, 1.9600),
    ],
)
def test_students_reach_is_that_of_the_tables(freedom: int, level: float, reach: float) -> None:
    assert student(freedom, level) == pytest.approx(reach, abs=1e-4)


def test_an_interval_is_that_of_a_worked_example() -> None:
    # mean 3, standard deviation sqrt(2.5), 2.7764 * sqrt(2.5 / 5) = 1.9633
    mean, low, high = interval([1, 2, 3, 4, 5])
    assert (mean, low, high) == pytest.approx((3, 1.0367, 4.9633), abs=1e-4)


def test_one_deal_has_no_interval() -> None:
    with pytest.raises(ValueError, match="two deals"):
        interval([1.0])


def test_ten_of_ten_wins_leave_the_exact_doubt() -> None:
    # (1 - .95) / 2 to the power of 1/10
    assert share([1.0] * 10) == pytest.approx((1.0, 0.6915, 1.0), abs=1e-4)
    assert share([0.0] * 10) == pytest.approx((0.0, 0.0, 0.3085), abs=1e-4)


def test_equal_shares_in_between_are_certain() -> None:
    assert share([0.25] * 10) == pytest.approx((0.25, 0.25, 0.25))


def test_quantiles_are_values_that_occurred() -> None:
    assert quantile([3, 1, 2, 4], 0.5) == 3
    assert quantile([3, 1, 2, 4], 0.95) == 4
    assert quantile([], 0.5) == 0
