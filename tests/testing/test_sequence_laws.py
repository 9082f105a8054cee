"""Losses never rise, likelihoods never fall, and rows of probabilities add up to 1."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.testing import (
    Mismatch,
    assert_distributions,
    assert_never_falls,
    assert_never_rises,
    simplex_points,
)

few = settings(max_examples=60, deadline=None, derandomize=True)
LOSSES = [8.0, 5.0, 5.0, 77.25 / 20]


def failure(assertion, *args, **options):
    with pytest.raises(Mismatch) as caught:
        assertion(*args, **options)
    assert "77.25" not in caught.value.safe
    return caught.value


# --- one way ----------------------------------------------------------------------------------


@few
@given(steps=st.lists(st.floats(0, 10), min_size=1, max_size=12), data=st.data())
def test_one_way_passes_and_one_step_back_does_not(steps, data):
    values = np.cumsum([5.0, 1.0, *steps])
    assert_never_falls(values, length=len(values))
    assert_never_rises((-values).tolist())
    place = data.draw(st.integers(1, len(values) - 1))
    values[place:] -= values[place] - values[place - 1] + 0.5
    words = f"from [{place - 1}] to [{place}]" if place < 10 else "at a step behind [9]"
    assert f"it falls {words}, by about 0.5" in failure(assert_never_falls, values).safe
    assert f"it rises {words}" in failure(assert_never_rises, -values).safe
    assert f"from [{place - 1}] to [{place}], by 0.5" in failure(assert_never_rises, -values).full


def test_words_about_a_step_back():
    found = failure(assert_never_rises, [*LOSSES, 57.25, 80.0, 1.0], what="the losses")
    assert found.safe == "The losses: it rises from [3] to [4], by about 50. It must never do so."
    assert found.full.splitlines()[1].startswith("Returned [8, 5, 5, 3.8625, 57.25")


def test_the_ninth_step_is_the_last_to_be_named():
    up = np.arange(13.0)
    for place, words in ((9, "from [8] to [9]"), (10, "at a step behind [9]")):
        values = up.copy()
        values[place:] -= 5
        assert words in failure(assert_never_falls, values).safe


def test_rounding_is_no_step_back():
    assert_never_rises([2e6, 1e6, 1e6 * (1 + 1e-10)])
    failure(assert_never_rises, [2e6, 1e6, 1e6 * (1 + 1e-8)])
    assert_never_rises([2e6, 1e6, 1e6 * (1 + 1e-8)], rtol=1e-7)
    assert_never_falls([-2e6, -1e6, -1e6 * (1 + 1e-10)])
    failure(assert_never_falls, [-1.0, -1e-12, -1e-11])
    assert_never_falls([-1.0, -1e-12, -1e-11], atol=1e-10)
    failure(assert_never_rises, [1e9, 1.0, 1.0 + 1e-6])  # the scale is that of the step


def test_what_stands_still_does_not_pass_unless_it_may():
    for still in ([3.0, 3.0], [3.0], np.zeros(4)):
        rises = failure(assert_never_rises, still).safe
        assert rises == "The result: the last value is not below the first."
        assert "not above the first" in failure(assert_never_falls, still).safe
        assert_never_rises(still, moves=False)
        assert_never_falls(still, moves=False)
    failure(assert_never_rises, [3.0, 3.1], moves=False)


@pytest.mark.parametrize("assertion", [assert_never_rises, assert_never_falls])
@pytest.mark.parametrize(
    ("got", "words"),
    [
        (None, "Returned None: does the function end with `return`?"),
        (3.0, "a single number, expected shape (any,)"),
        ([], "an empty sequence"),
        ([[3.0, 2.0]], "shape (1, 2), expected shape (any,)"),
        ([3.0, np.nan, 1.0], "not every entry is a finite number."),
        ([np.inf, 2.0], "not every entry is a finite number."),
        ([3.0, 2j], "dtype complex128"),
        (["a", "b"], "dtype: text"),
    ],
)
def test_what_is_no_sequence(assertion, got, words):
    assert words in failure(assertion, got).safe


def test_how_many_there_are_is_not_named_where_the_length_is_free():
    got = [np.nan, *range(4241)]
    found = failure(assert_never_falls, got)
    assert found.safe == "The result: not every entry is a finite number."
    assert "The first entry is NaN." in found.full
    assert "4242" not in failure(assert_never_rises, np.arange(4242.0)).safe
    assert "The first entry is NaN." in failure(assert_never_falls, got, length=4242).safe


def test_lengths():
    assert "shape (4,), expected shape (5,)" in failure(assert_never_rises, LOSSES, length=5).safe
    assert "shape (4,), expected shape (3,)" in failure(assert_never_falls, LOSSES, length=3).safe


# --- distributions ----------------------------------------------------------------------------


def broken(got, **options):
    return failure(assert_distributions, got, **{"shape": np.shape(got), **options})


@few
@given(seed=st.integers(0, 10**6), n=st.integers(1, 12), k=st.integers(2, 4), data=st.data())
def test_rows_add_up_to_one(seed, n, k, data):
    R = simplex_points(np.random.default_rng(seed), n, k)
    assert_distributions(R, shape=(n, k))
    assert_distributions(R.T, axis=0, shape=(k, n))
    assert_distributions(R[0].tolist(), shape=(k,))
    assert_distributions(np.stack([R, R]), shape=(2, n, k))
    place = data.draw(st.integers(0, n - 1))
    R[place, 0] += 0.5
    words = (
        f"that at {f'[{place}]' if place < 10 else 'a place beyond [9]'} adds up to about 0.5 more"
    )
    assert words in broken(R).safe
    assert f"that at [{place}] adds up to 0.5 more" in broken(R).full
    assert f"1 of {n} columns does not" in broken(R.T, axis=0).safe


def test_words_about_sums():
    R = np.array([[0.5, 0.25], [0.5, 0.5], [0.0, 0.125]])
    found = broken(R, what="R")
    assert found.safe == "R: 2 of 3 rows do not add up to 1; that at [0] adds up to about 0.2 less."
    assert found.full.endswith("Returned [[0.5, 0.25], [0.5, 0.5], [0, 0.125]].")
    mixed = broken(R, axis=0, shape=(3, 2)).safe
    assert (
        mixed
        == "The result: 1 of 2 columns does not add up to 1; that at [1] adds up to about 0.1 less."
    )


def test_the_other_axis_is_named_where_it_adds_up():
    R = np.array([[0.5, 0.5], [0.25, 0.75], [0.125, 0.875]])
    assert_distributions(R, shape=(3, 2))
    assert "(Every row does; the columns must.)" in broken(R, axis=0).safe
    assert "(Every column does; the rows must.)" in broken(R.T).safe
    assert "Every" not in broken(2 * R).safe
    assert "6 of 6 distributions do not" in broken(np.stack([R, R]) * 2).safe


def test_one_distribution():
    message = broken([0.5, 0.25]).safe
    assert message == "The result: it does not add up to 1, but to about 0.2 less."
    assert "0.25 less" in broken([0.5, 0.25]).full


def test_tolerance_and_negative_entries():
    assert_distributions([0.5, 0.5 + 1e-10], shape=(2,))
    broken([0.5, 0.5 + 1e-8])
    assert_distributions([0.5, 0.5 + 1e-8], shape=(2,), atol=1e-7)
    assert_distributions([-1e-12, 1.0], shape=(2,))
    assert "1 of 2 entries is negative" in broken([-0.25, 1.25]).safe
    assert "2 of 3 entries are negative" in broken([-0.5, -0.5, 2.0]).safe


@pytest.mark.parametrize(
    ("got", "words"),
    [
        (None, "Returned None: does the function end with `return`?"),
        (1.0, "a single number, expected shape (2, 2)"),
        (np.full((3, 2), 0.5), "shape (3, 2), expected shape (2, 2)"),
        (np.zeros((2, 2)), "2 of 2 rows do not add up to 1; that at [0] adds up to about 1 less."),
        (np.array([[1.0, np.nan], [0.5, 0.5]]), "The entry at [0, 1] is NaN."),
        (np.array([[1.0, 0j], [0.5, 0.5]]), "dtype complex128"),
        (np.array([[True, False], [False, True]]), "dtype: bool"),
    ],
)
def test_what_is_no_distribution(got, words):
    assert words in broken(got, shape=(2, 2)).safe
