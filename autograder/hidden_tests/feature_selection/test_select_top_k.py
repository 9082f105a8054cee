"""Hidden tests of select_top_k; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

SCORES = np.array([0.2, 0.9, 0.5, 0.7, 0.1])


@pytest.mark.points(1)
def test_best_scores(student, seed):
    """Returns the indices of the highest scores, in increasing order."""
    rng = np.random.default_rng(seed("scores"))
    cases = [((SCORES, k), np.array(right)) for k, right in ((1, [1]), (2, [1, 3]), (3, [1, 2, 3]))]
    cases.append(((np.array([3.0, 2.0, 1.0]), 2), np.array([0, 1])))
    for d, k in [(6, 2), (10, 7), (40, 11)]:
        scores = rng.permutation(d) / 7
        cases.append(((scores, k), np.flatnonzero(scores * 7 > d - k - 0.5)))
    assert_cases(student.select_top_k, cases)
    assert_leaves_arguments(student.select_top_k, [(SCORES, 3), (np.array([2.0, 3.0]), 1)])


@pytest.mark.points(1)
def test_ties(student, seed):
    """Takes the smaller index of equal scores, and tells the closest scores apart."""
    rng = np.random.default_rng(seed("scores"))
    cases = [
        ((np.array([0.5, 0.7, 0.5, 0.7, 0.5]), 1), np.array([1])),
        ((np.array([0.5, 0.7, 0.5, 0.7, 0.5]), 4), np.array([0, 1, 2, 3])),
        ((np.array([0.0, 1.0, 1.0, 1.0]), 2), np.array([1, 2])),
        ((np.zeros(60), 25), np.arange(25)),
        ((0.5 + np.array([0.0, 1e-12, -1e-12, 2e-12]), 2), np.array([1, 3])),
        ((0.5 + np.array([0.0, 2.0**-52, 0.0, 2.0**-53]), 1), np.array([1])),
        ((np.array([1e-200, 3e-200, 2e-200]), 2), np.array([1, 2])),
    ]
    for d, k in [(40, 13), (60, 30)]:
        scores = rng.integers(3, size=d).astype(float)
        right = sorted(sorted(range(d), key=lambda j: (-scores[j], j))[:k])
        cases.append(((scores, k), np.array(right)))
    assert_cases(student.select_top_k, cases)


@pytest.mark.points(1)
def test_extremes(student):
    """Selects none, one of one, or all, by integers; takes negative scores and integers."""
    negative, huge = np.array([-3.0, -1.0, -2.0, 0.0]), np.array([-1e200, -3e200, -2e200])
    cases = [
        Case((negative, 2), np.array([1, 3]), label="negative scores"),
        Case((negative, 4), np.arange(4), label="all"),
        Case((huge, 2), np.array([0, 2]), label="huge negative scores"),
        Case((huge, 3), np.arange(3), label="huge negative scores"),
        Case((SCORES, 0), np.array([], dtype=int), label="k = 0"),
        Case((np.array([7.0]), 1), np.array([0]), label="one score"),
        Case((np.array([7.0]), 0), np.array([], dtype=int), label="none of one"),
        Case((np.array([3, 0, 200, 9], dtype=np.uint8), 2), np.array([2, 3]), label="integers"),
        Case((np.array([-128, 5, 7], dtype=np.int8), 2), np.array([1, 2]), label="small integers"),
        Case((2**52 + np.array([0, 2, 1, -3]), 2), np.array([1, 2]), label="large integers"),
    ]
    for got in assert_cases(student.select_top_k, cases):
        is_index = not isinstance(got, np.ndarray) or got.dtype.kind in "iu"
        require(is_index, "The indices are floats, not integers: an empty array, too, has a dtype.")


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for a negative k, and for one above the number of scores."""
    calls = {"k = -1": (SCORES, -1), "k = d + 1": (SCORES, 6), "k = -5": (SCORES, -5)}
    assert_raises(student.select_top_k, ValueError, calls, works_on=[(SCORES, 2), (SCORES, 5)])


@counterexample_search(
    scores=strategies.vectors((1, 4), low=-2, high=2), k=strategies.choices(0, 1, 2)
)
def agrees_with_the_reference(student, reference, scores, k):
    k = min(k, len(scores))
    assert_equal(student.select_top_k(scores, k), reference.select_top_k(scores, k))
