"""Hidden tests of decision_trees/gini; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_two_labels(student, reference, seed):
    """Takes the sum of the squared shares from 1: two labels, integers or strings."""
    by_hand = [((1, 4), 0.32), ((9, 5), 45 / 98), ((3, 3), 0.5), ((4096, 1), 8192 / 4097**2)]
    cases = [(np.repeat([-4, 1], counts), right) for counts, right in by_hand]
    rng = np.random.default_rng(seed("two labels"))
    drawn = [rng.integers(2, size=n) for n in (10, 23)]
    cases += [*answered_by(reference.gini, drawn), (np.array(["no", "yes"]), 0.5)]
    assert_cases(student.gini, cases, atol=1e-9)
    assert_leaves_arguments(student.gini, [*drawn, np.array(["b", "a", "b"])])


@pytest.mark.points(1)
def test_more_labels(student, reference, seed):
    """Is 1 - 1/k for k equally frequent labels, integers or strings, and less for others."""
    names = np.array(["x", "past", "pasta", "X", ""])
    cases = [(np.repeat([7, -7, 263], [2, 1, 1]), 0.625)]
    cases.append((np.repeat(["7", " 7", "07"], [2, 1, 1]), 0.625))
    cases.append((np.repeat([7, -7, 1000, 0], [3, 1, 1, 1]), 2 / 3))
    for k in (3, 5):
        cases += [(np.tile(y, 3), 1 - 1 / k) for y in (names[:k], 10 * np.arange(k) - 20)]
    rng = np.random.default_rng(seed("labels"))
    drawn = [rng.integers(k, size=n) for n, k in [(30, 4), (50, 7)]]
    assert_cases(student.gini, [*cases, *answered_by(reference.gini, drawn)], atol=1e-9)


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
