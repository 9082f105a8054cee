"""Hidden tests of decision_trees/best_threshold; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_close, assert_unchanged
from autograder.hidden_tests.decision_trees import margins

NOTHING = (np.nan, 0.0)


@pytest.mark.points(2)
@pytest.mark.parametrize("criterion", ["gini", "entropy"])
def test_labels(student, reference, seed, criterion):
    """Finds the best midpoint for labels, and the decrease of the impurity there."""
    for n, classes in [(5, 2), (15, 2), (30, 3), (40, 4)]:
        X, y = margins.numeric(seed(f"{n} rows"), n, 1, criterion, 1, 1, 0.0, classes)
        expected = reference.best_threshold(X[:, 0], y, criterion)
        assert_close(student.best_threshold(X[:, 0], y, criterion), expected, atol=1e-9)
        text = np.array(["v", "w", "x", "y"])[::-1][y]
        assert_close(student.best_threshold(X[:, 0], text, criterion), expected, atol=1e-9)
    assert_unchanged(student.best_threshold, X[:, 0], y, criterion)


@pytest.mark.points(1)
def test_targets(student, reference, seed):
    """Finds the best midpoint for numbers by their variance ('mse'), also far from zero."""
    x, y = np.array([5.0, 1.0, 3.0, 2.0]), np.array([8.0, 1.0, 7.0, 3.0])
    assert_close(student.best_threshold(x, y, "mse"), (2.5, 7.5625), atol=1e-9)
    for n in (6, 20, 40):
        X, y = margins.numeric(seed(f"{n} rows"), n, 1, "mse", 1)
        expected = reference.best_threshold(X[:, 0], y, "mse")
        assert_close(student.best_threshold(X[:, 0], y, "mse"), expected, atol=1e-9)
        tiny, _ = student.best_threshold(X[:, 0], 1e-6 * y, "mse")
        assert_close(tiny, expected[0], what="the threshold for targets of size 1e-6")
        far = student.best_threshold(X[:, 0], y + 1e6, "mse")
        assert_close(far, expected, rtol=1e-6, atol=1e-6)
    assert_unchanged(student.best_threshold, X[:, 0], y, "mse")


@pytest.mark.points(1)
def test_equal_values_stay_together(student):
    """Never separates equal values, and looks at midpoints between groups of mixed labels too."""
    x = np.array([2.0, 1.0, 2.0, 1.0, 2.0, 6.0, 6.0])
    y = np.array([0, 0, 1, 0, 1, 1, 1])
    assert_close(student.best_threshold(x, y), (1.5, 24 / 49 - 8 / 35), atol=1e-9)
    # Rows sorted by x: 0 1 | 0 1 1 1. All neighbours across the border have equal labels or not.
    x = np.array([1.0, 1.0, 1.0, 2.0, 2.0, 2.0])
    for y in ([0, 0, 1, 1, 1, 0], [1, 0, 0, 0, 1, 1], [0, 1, 0, 1, 0, 1], [0, 0, 1, 1, 0, 1]):
        assert_close(student.best_threshold(x, np.array(y)), (1.5, 1 / 18), atol=1e-9)
    x = np.array([-3, 4, 4, 9])
    answer = student.best_threshold(x, np.array(["a", "a", "b", "b"]), "entropy")
    assert_close(answer, (0.5, 0.3112781245), atol=1e-9)


@pytest.mark.points(1)
def test_nothing_to_split(student):
    """Is (nan, 0.0) only if no midpoint is left: constant x, one row, or min_leaf too large."""
    y = np.array([0, 1, 1, 0])
    for criterion in ("gini", "entropy", "mse"):
        assert_close(student.best_threshold(np.full(4, 0.1), y, criterion), NOTHING)
        assert_close(student.best_threshold(np.array([3.0]), y[:1], criterion), NOTHING)
        assert_close(student.best_threshold(np.arange(4.0), y, criterion, 3), NOTHING)
        pure = student.best_threshold(np.array([4.0, 1.0, 3.0, 3.0]), np.full(4, 7), criterion)
        assert_close(pure, (2.0, 0.0), atol=1e-12)
    tied = np.array([1.0, 1.0, 1.0, 2.0])
    assert_close(student.best_threshold(tied, y, "gini", 2), NOTHING)


@pytest.mark.points(1)
@pytest.mark.parametrize("criterion", ["gini", "entropy"])
def test_ties(student, criterion):
    """Takes the smallest of exactly equally good thresholds."""
    for y in ([0, 1, 1, 0], [0, 0, 1, 1, 1, 1, 0, 0], [2, 0, 0, 0, 0, 0, 0, 2]):
        n, y = len(y), np.array(y)
        runs = 2 if n == 8 and y[1] == y[0] else 1
        for order in (np.arange(n), np.arange(n)[::-1]):
            threshold, _ = student.best_threshold((10.0 * np.arange(n))[order], y, criterion)
            assert_close(threshold, 10.0 * runs - 5.0, what="the threshold")


@pytest.mark.points(1)
def test_min_leaf(student, reference, seed):
    """Passes over midpoints that leave fewer than min_leaf rows on one side, not just the best."""
    x, y = np.arange(6.0), np.array([0, 1, 1, 1, 1, 1])
    assert_close(student.best_threshold(x, y, "gini", 1)[0], 0.5)
    assert_close(student.best_threshold(x, y, "gini", 2), (1.5, 1 / 9), atol=1e-9)
    assert_close(student.best_threshold(x, y[::-1], "gini", 3), (2.5, 1 / 18), atol=1e-9)
    for criterion in ("gini", "entropy", "mse"):
        for least in (2, 5, 8):
            X, y = margins.numeric(seed(criterion), 20, 1, criterion, 1, least)
            expected = reference.best_threshold(X[:, 0], y, criterion, least)
            answer = student.best_threshold(X[:, 0], y, criterion, least)
            assert_close(answer, expected, atol=1e-9)


@pytest.mark.points(1)
@pytest.mark.parametrize("criterion", ["Gini", "variance", ""])
def test_refuses_other_criteria(student, criterion):
    """Raises ValueError for a criterion that is none of the three."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.best_threshold(np.array([1.0, 2.0]), np.array([0, 1]), criterion)


@pytest.mark.points(1)
def test_law_against_all_midpoints(student, seed):
    """Is at least as good as every midpoint, and its decrease is that of its own two sides."""
    rng = np.random.default_rng(seed("grid"))
    for criterion in ("gini", "entropy", "mse"):
        x, y = rng.integers(8, size=25).astype(float), rng.integers(3, size=25)
        threshold, decrease = student.best_threshold(x, y, criterion)
        midpoints, decreases = margins.decreases(x, y, criterion)
        assert_close(decrease, decreases.max(), atol=1e-9, what="the decrease")
        own = decreases[np.abs(midpoints - threshold) < 1e-9]
        assert_close(own, decreases.max(keepdims=True), atol=1e-9, what="the decrease there")


@pytest.mark.points(1)
def test_fifty_thousand_rows(student):
    """Finds the threshold among 50 000 rows in time: not by a pass over all rows for each one."""
    x = np.random.default_rng(1).permutation(50_000).astype(float)
    y = np.where(x < 12_345, 1, np.where(x % 10 == 0, 1, 0))
    threshold, _ = student.best_threshold(x, y)
    assert_close(threshold, 12_344.5, what="the threshold")


@closer_look(
    data=strategies.classifications((1, 6), 1, names=(0, 1)),
    criterion=strategies.choices("gini", "entropy", "mse"),
    min_leaf=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, data, criterion, min_leaf):
    X, y = data
    assume(len(set(y)) == 1 or margins.is_clear(X, y, criterion, 1, min_leaf))
    expected = reference.best_threshold(X[:, 0], y, criterion, min_leaf)
    assert_close(student.best_threshold(X[:, 0], y, criterion, min_leaf), expected, atol=1e-9)
