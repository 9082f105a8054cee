"""Labels are right under any names, and wrong with one point in another cluster."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.testing import Case, Mismatch, assert_cases, assert_same_partition

few = settings(max_examples=100, deadline=None, derandomize=True)
partitions = st.lists(st.integers(0, 3), min_size=1, max_size=15).map(np.array)
THREE = np.array([0, 0, 1, 1, 1, 2])


def failure(got, expected, **options):
    with pytest.raises(Mismatch) as caught:
        assert_same_partition(got, expected, **options)
    return caught.value


@few
@given(labels=partitions, names=st.permutations([7, -2, 0, 1000]))
def test_any_names_pass(labels, names):
    assert_same_partition(np.array(names)[labels], labels)
    assert_same_partition(np.array(names, dtype=object)[labels].tolist(), labels)
    assert_same_partition(np.array(["p", "q", "r", "s"])[labels], labels.astype(str))


@few
@given(labels=partitions, data=st.data())
def test_one_point_that_moves_is_seen(labels, data):
    """Whether it goes to another cluster or to one of its own, unless it was alone."""
    place = data.draw(st.integers(0, len(labels) - 1))
    targets = {*labels.tolist(), 9} - {int(labels[place])}
    if np.sum(labels == labels[place]) == 1:
        targets -= {9}
    for target in targets:
        moved = labels.copy()
        moved[place] = target
        message = failure(moved, labels).safe
        assert f"1 of {len(labels)} points is off" in message


@few
@given(one=partitions, data=st.data())
def test_verdicts_are_those_of_all_pairs(one, data):
    same_length = st.lists(st.integers(0, 3), min_size=len(one), max_size=len(one))
    other = np.array(data.draw(same_length))
    together = (one[:, None] == one) == (other[:, None] == other)
    if together.all():
        assert_same_partition(other, one)
    else:
        failure(other, one)


def test_two_points_are_named():
    split = failure(np.array([0, 0, 1, 1, 3, 2]), THREE, what="the labels")
    assert split.safe == (
        "The labels: 1 of 6 points is off, in 4 clusters, expected 3 clusters. The points at [2] "
        "and [4] belong in one cluster; your labels put them in two. (The names of the clusters "
        "are free.)"
    )
    assert split.full.endswith("Returned [0, 0, 1, 1, 3, 2]")
    merged = failure([1, 1, 1, 0, 0, 2], THREE).safe
    assert (
        "The points at [0] and [2] belong in two clusters; your labels put them in one." in merged
    )
    assert "clusters, expected" not in merged
    both = failure([0, 0, 1, 1, 2, 2], THREE).safe
    assert "[2] and [4] belong in one cluster" in both


def test_the_earlier_of_two_differences_is_named():
    assert "[0] and [1] belong in two" in failure([5, 5, 6, 7], [0, 1, 2, 2]).safe
    assert "[0] and [1] belong in one" in failure([5, 6, 7, 7], [0, 0, 1, 2]).safe


def test_places_far_behind_are_named_in_the_full_text_alone():
    expected = np.repeat([0, 1], 10)
    got = expected.copy()
    got[15] = 0
    found = failure(got, expected)
    assert "Two of the points belong in one cluster" in found.safe
    assert "15" not in found.safe
    assert "The points at [10] and [15] belong in one cluster" in found.full
    expected = np.repeat([0, 1], 11)
    for place, words in ((9, "[0] and [9]"), (10, "Two of the points")):
        got = expected.copy()
        got[place] = 5
        assert words in failure(got, expected).safe


@pytest.mark.parametrize(
    ("got", "words"),
    [
        (None, "Returned None: does the function end with `return`?"),
        (THREE.astype(float), "an array of dtype float64, expected integers of shape (6,)"),
        (np.where(THREE == 2, np.nan, THREE), "NaN among them, expected integers"),
        (THREE + 0j, "dtype: complex128. Expected integers"),
        (THREE > 0, "dtype: bool. Expected integers"),
        (THREE.astype(str), "dtype: text. Expected integers"),
        (THREE[:5], "shape (5,), expected shape (6,)"),
        (THREE[:, None], "shape (6, 1), expected shape (6,)"),
        ([], "an empty array of shape (0,), expected shape (6,)"),
        (3, "a single number, expected shape (6,)"),
        ({0: [1, 2]}, "a dict, expected integers"),
        (np.zeros(6, dtype=int), "in 1 cluster, expected 3 clusters"),
        (np.arange(6), "in 6 clusters, expected 3 clusters"),
    ],
)
def test_what_is_no_such_labelling(got, words):
    assert words in failure(got, THREE).safe


def test_texts_stand_for_texts_alone():
    names = np.array(["a", "b", "a"])
    assert "expected texts of shape (3,)" in failure([0, 1, 0], names).safe.lower()
    assert "expected texts of shape (3,)" in failure([0.0, 1.0, 0.0], names).safe.lower()


def test_no_points():
    assert_same_partition([], np.zeros(0, dtype=int))
    assert_same_partition(np.zeros(0, dtype=int), [])


def test_many_clusters_are_counted_quickly():
    expected = np.random.default_rng(0).integers(0, 4, size=20_000)
    assert "in many clusters" in failure(np.arange(20_000), expected).safe


def test_batches(under_test):
    sign = under_test(lambda x: ((x > 0).astype(int), x.sum()))
    x = np.array([1.0, -2.0, 3.0])
    cases = [(x, [4, 0, 4]), Case(-x, [0, 1, 0], label="the mirrored points")]
    assert_cases(sign, cases, part=(0, 2), compare=assert_same_partition)
    assert sign.trips == 1
    wrong = [cases[0], Case(-x, [0, 0, 1], label="the mirrored points")]
    with pytest.raises(Mismatch, match=r"(?s)\(For the mirrored points\.\)"):
        assert_cases(sign, wrong, part=(0, 2), compare=assert_same_partition)
