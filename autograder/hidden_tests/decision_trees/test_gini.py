"""Hidden tests of decision_trees/gini; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import assert_close, assert_unchanged, counterexample_search, strategies


def agree(student, cases):
    """Compare the answers for pairs of labels and the right impurity."""
    answers = student.gini.map([(y,) for y, _ in cases])
    for answer, (_, expected) in zip(answers, cases, strict=True):
        assert_close(answer, expected, atol=1e-9)


@pytest.mark.points(1)
def test_numbers_worked_by_hand(student, reference, seed):
    """Takes the sum of the squared shares from 1."""
    by_hand = [((1, 4), 0.32), ((2, 1, 1), 0.625), ((9, 5), 45 / 98)]
    cases = [(np.repeat(np.arange(len(counts)), counts), right) for counts, right in by_hand]
    rng = np.random.default_rng(seed("labels"))
    for n, k in [(10, 2), (30, 4), (50, 7)]:
        y = rng.integers(k, size=n)
        cases.append((y, reference.gini(y)))
    agree(student, cases)
    assert_unchanged(student.gini, y)


@pytest.mark.points(1)
def test_equally_frequent_labels(student):
    """Is 1 - 1/k for k equally frequent labels, whether text or negative numbers."""
    names = np.array(["x", "yy", "zzz", "X", ""])
    cases = []
    for k in (2, 3, 5):
        cases += [(np.tile(y, 3), 1 - 1 / k) for y in (names[:k], 10 * np.arange(k) - 20)]
    agree(student, cases)


@pytest.mark.points(1)
def test_pure_and_empty(student):
    """Is 0.0 for equal labels and for no labels."""
    pure = [np.array(y) for y in (["a"], ["a", "a", "a"], [-3, -3], [1] * 7)]
    agree(student, [(y, 0.0) for y in (*pure, np.array([], int), np.array([], "U3"))])


@counterexample_search(y=strategies.labels((0, 5)))
def agrees_with_the_reference(student, reference, y):
    y = y.astype("U1")
    assert_close(student.gini(y), reference.gini(y), atol=1e-9)
