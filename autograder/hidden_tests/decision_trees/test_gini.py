"""Hidden tests of decision_trees/gini; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_unchanged,
    assert_varies,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_numbers_worked_by_hand(student, reference, seed):
    """Takes the sum of the squared shares from 1."""
    by_hand = [((1, 4), 0.32), ((2, 1, 1), 0.625), ((9, 5), 45 / 98)]
    cases = [(np.repeat(np.arange(len(counts)), counts), right) for counts, right in by_hand]
    rng = np.random.default_rng(seed("labels"))
    drawn = [rng.integers(k, size=n) for n, k in [(10, 2), (30, 4), (50, 7)]]
    assert_cases(student.gini, [*cases, *answered_by(reference.gini, drawn)], atol=1e-9)
    assert_unchanged(student.gini, drawn[-1])


@pytest.mark.points(1)
def test_equally_frequent_labels(student):
    """Is 1 - 1/k for k equally frequent labels, whether strings or negative numbers."""
    names = np.array(["x", "yy", "zzz", "X", ""])
    cases = []
    for k in (2, 3, 5):
        cases += [(np.tile(y, 3), 1 - 1 / k) for y in (names[:k], 10 * np.arange(k) - 20)]
    assert_cases(student.gini, cases, atol=1e-9)


@pytest.mark.points(1)
def test_pure_and_empty(student):
    """Is 0.0 for equal labels and for no labels."""
    assert_varies(student.gini, [np.array(y) for y in ([0, 0], [0, 1], [0, 0, 0, 1])])
    pure = [np.array(y) for y in (["a"], ["a", "a", "a"], [-3, -3], [1] * 7)]
    cases = [(y, 0.0) for y in (*pure, np.array([], int), np.array([], "U3"))]
    assert_cases(student.gini, cases, atol=1e-9)


@counterexample_search(y=strategies.labels((0, 5)))
def agrees_with_the_reference(student, reference, y):
    y = y.astype("U1")
    assert_close(student.gini(y), reference.gini(y), atol=1e-9)
