"""Rows are right in any order, but in the same order in all arrays that belong together."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.testing import Mismatch, assert_same_rows

few = settings(max_examples=60, deadline=None, derandomize=True)
seeds = st.integers(0, 10**6)
CENTRES = np.array([[0.0, 1.0], [4.0, 77.25], [-3.0, 2.5]])


def failure(got, expected, **options):
    with pytest.raises(Mismatch) as caught:
        assert_same_rows(got, expected, **options)
    assert "77.25" not in caught.value.safe
    return caught.value


def mixture(seed, components=3, d=2):
    rng = np.random.default_rng(seed)
    roots = rng.normal(size=(components, d, d))
    covariances = roots @ roots.swapaxes(1, 2)
    weights = rng.dirichlet(np.ones(components))
    return rng, (weights, rng.normal(size=(components, d)), covariances)


@few
@given(seed=seeds, count=st.integers(1, 7), doubled=st.booleans())
def test_any_order_passes(seed, count, doubled):
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(count, 2))
    if doubled:
        rows[-1] = rows[0]
    order = rng.permutation(count)
    assert_same_rows(rows[order] * (1 + 1e-12), rows)
    assert_same_rows(rows[order].tolist(), rows)
    assert_same_rows(rows[order].T, rows.T, axes=1)


@few
@given(seed=seeds, components=st.integers(2, 5))
def test_arrays_in_one_order_pass_and_in_two_do_not(seed, components):
    rng, right = mixture(seed, components)
    order = rng.permutation(components)
    names = ("weights", "means", "covs")
    assert_same_rows(tuple(part[order] for part in right), right, parts=names)
    entries = dict(zip(names, right, strict=True))
    got = {name: part[order] for name, part in entries.items()} | {"history": [0.0]}
    assert_same_rows(got, entries)
    other = np.roll(order, 1)
    for place in range(3):
        mixed = [part[order] for part in right]
        mixed[place] = right[place][other]
        message = failure(tuple(mixed), right, parts=names, what="the mixture").safe
        assert message.startswith(
            "The mixture: weights, means and covs are right each by itself, but not in one order."
        )


@few
@given(seed=seeds)
def test_one_wrong_entry_fails_and_its_row_is_named_in_full(seed):
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(4, 3))
    got = rows[rng.permutation(4)]
    place = int(rng.integers(4))
    got[place, rng.integers(3)] += 1e-3
    found = failure(got, rows)
    begin = "The result: 1 of 12 entries is wrong, the largest deviation is about 0.001. (The order"
    assert found.safe == f"{begin} of the rows is free; one of your rows fits none that is left.)"
    assert f"of the rows is free; your row at [{place}] fits none that is left.)" in found.full


def test_every_row_is_used_once():
    failure(CENTRES[[0, 0, 2]], CENTRES)
    failure(np.zeros((3, 2)), CENTRES)
    failure(CENTRES[[0, 1, 1]], CENTRES[[0, 0, 1]])


def test_an_order_within_the_tolerances_is_found_though_another_is_nearer_on_the_whole():
    """The first row is near enough to either, the second to the first alone."""
    expected = np.array([[0.0], [1.0]])
    assert_same_rows(np.array([[0.1], [-0.95]]), expected, atol=1.0)
    failure(np.array([[0.1], [-0.95]]), expected, atol=0.9)


def test_the_full_text_shows_the_rows_as_they_were_returned():
    got = CENTRES[[2, 0, 1]].copy()
    got[2, 1] = 70.0
    found = failure(got, CENTRES, what="the centres")
    assert "[2]" not in found.safe
    first, second, *_ = found.full.splitlines()
    assert first.endswith("is free; your row at [2] fits none that is left.)")
    assert second == "At [2, 1]: expected 77.25, returned 70."
    columns = failure(got.T, CENTRES.T, axes=1)
    assert "order of the columns is free; one of your columns fits" in columns.safe
    assert "At [1, 2]: expected 77.25, returned 70." in columns.full


def test_the_place_is_in_the_full_text_alone():
    """Which row is off is the student's choice, and could spell a hidden number out."""
    rows = np.arange(12.0)[:, np.newaxis]
    texts = set()
    for place in (0, 9, 10):
        got = rows[::-1].copy()
        got[place] = 50
        found = failure(got, rows)
        texts.add(found.safe)
        assert f"your row at [{place}] fits" in found.full
    assert len(texts) == 1


def test_each_array_has_its_own_tolerance_and_axis():
    _, (weights, means, _) = mixture(1)
    R = np.random.default_rng(2).dirichlet(np.ones(3), size=5)
    order = np.array([2, 0, 1])
    got = weights[order] + 1e-3, means[order], R[:, order]
    settings = {"axes": (0, 0, 1), "parts": ("weights", "means", "R")}
    assert_same_rows(got, (weights, means, R), atol=(1e-2, 0.0, 0.0), **settings)
    message = failure(got, (weights, means, R), atol=(0.0, 1e-2, 0.0), **settings).safe
    assert message.startswith("weights: 3 of 3 entries are wrong")
    assert "The order of the components is free, the same in all parts" in message
    got = weights[order], means[order] + 1e-3, R[:, order]
    assert_same_rows(got, (weights, means, R), rtol=(1e-9, 1.0, 1e-9), **settings)
    assert "means: " in failure(got, (weights, means, R), rtol=(1.0, 1e-9, 1e-9), **settings).safe


def test_relative_tolerances_are_those_of_the_right_row():
    expected = np.array([1.0, 1e6])
    assert_same_rows(np.array([1e6 + 0.5, 1.0]), expected, rtol=1e-6)
    failure(np.array([1e6, 1.5]), expected, rtol=1e-6)


def test_huge_numbers():
    huge = np.array([1e308, -1e308, 5.0])
    assert_same_rows(huge[[1, 2, 0]], huge)
    failure(huge[[1, 1, 0]], huge)


def test_no_rows():
    assert_same_rows(np.zeros((0, 2)), np.zeros((0, 2)))
    assert_same_rows(np.zeros((3, 0)), np.zeros((3, 0)))


@pytest.mark.parametrize(
    ("got", "words"),
    [
        (None, "Returned None: does the function end with `return`?"),
        ("centres", "a string (str), expected an array"),
        (CENTRES[:2], "shape (2, 2), expected shape (3, 2)"),
        (CENTRES.T, "shape (2, 3), expected shape (3, 2)"),
        (CENTRES + 0j, "dtype complex128, expected real numbers"),
        (CENTRES > 0, "dtype: bool"),
        (np.where(CENTRES == 2.5, np.nan, CENTRES), "The entry at [2, 1] is NaN."),
        (np.where(CENTRES == 2.5, np.inf, CENTRES), "The entry at [2, 1] is infinity."),
    ],
)
def test_what_is_no_such_array(got, words):
    assert words in failure(got, CENTRES).safe


def test_what_is_no_such_tuple_or_dict():
    _, right = mixture(0)
    assert "Returned 2 values, expected 3." in failure(right[:2], right).safe
    wrong = (right[0], right[1].T, right[2])
    assert "The result, part 2 of 3: shape (2, 3)" in failure(wrong, right).safe
    entries = {"weights": right[0], "means": right[1]}
    assert "expected a dict" in failure(right, entries).safe
    missing = failure({"weights": right[0]}, entries, what="the model").safe
    assert missing == "The model: the key `means` is missing."
    wrong = {"weights": right[0], "means": None}
    assert "The result, `means`: None" in failure(wrong, entries).safe


def test_arrays_of_unequal_length_are_an_authors_mistake():
    with pytest.raises(ValueError, match="equally many rows"):
        assert_same_rows((np.ones(2), np.ones(3)), (np.ones(2), np.ones(3)))
