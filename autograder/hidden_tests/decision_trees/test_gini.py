"""Hidden tests of decision_trees/gini; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_numbers_worked_by_hand(student, reference, seed):
    """Takes the sum of the squared shares from 1."""
    for counts, expected in [((1, 4), 0.32), ((2, 1, 1), 0.625), ((9, 5), 45 / 98)]:
        y = np.repeat(np.arange(len(counts)), counts)
        assert_close(student.gini(y), expected, atol=1e-9)
    rng = np.random.default_rng(seed("labels"))
    for n, k in [(10, 2), (30, 4), (50, 7)]:
        y = rng.integers(k, size=n)
        assert_close(student.gini(y), reference.gini(y), atol=1e-9)
    assert_unchanged(student.gini, y)


@pytest.mark.points(1)
@pytest.mark.parametrize("k", [2, 3, 5])
def test_equally_frequent_labels(student, k):
    """Is 1 - 1/k for k equally frequent labels, whether text or negative numbers."""
    for y in (np.array(["x", "yy", "zzz", "X", ""])[:k], 10 * np.arange(k) - 20):
        assert_close(student.gini(np.tile(y, 3)), 1 - 1 / k, atol=1e-9)


@pytest.mark.points(1)
def test_pure_and_empty(student):
    """Is 0.0 for equal labels and for no labels."""
    for y in (["a"], ["a", "a", "a"], [-3, -3], [1] * 7):
        assert_close(student.gini(np.array(y)), 0.0, atol=1e-9)
    for kind in (int, "U3"):
        assert_close(student.gini(np.array([], dtype=kind)), 0.0, atol=1e-9)


@closer_look(y=strategies.labels((0, 5)))
def agrees_with_the_reference(student, reference, y):
    y = y.astype("U1")
    assert_close(student.gini(y), reference.gini(y), atol=1e-9)
