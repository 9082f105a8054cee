"""Hidden tests of decision_trees/best_threshold; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.decision_trees import margins
from autograder.hidden_tests.decision_trees.thresholds import assert_thresholds
from autograder.testing import (
    Case,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

CRITERIA = ("gini", "entropy", "mse")


@pytest.mark.points(1)
@pytest.mark.parametrize("criterion", ["gini", "entropy"])
def test_labels(student, reference, seed, criterion):
    """Finds where to part the rows for labels, numbers or strings, with either impurity."""
    # The mean of the two sides, not weighted, would be least at 0.5.
    cases = [((np.arange(9.0), np.array([0, 0, 0, 0, 0, 1, 1, 0, 0]), criterion), 4.5)]
    right = {"gini": 1.5, "entropy": 3.5}[criterion]
    cases.append(((np.arange(7.0), np.array([0, 0, 1, 1, 2, 2, 0]), criterion), right))
    # Of the first label against the others 5.5 would be best.
    cases.append(((np.arange(7.0), np.array([1, 1, 1, 2, 2, 2, 0]), criterion), 2.5))
    for n, classes in [(5, 2), (15, 2), (30, 3), (40, 4)]:
        X, y = margins.numeric(seed(f"{n} rows"), n, 1, criterion, 1, 1, 0.0, classes)
        right, _ = reference.best_threshold(X[:, 0], y, criterion)
        strings = np.array(["v", "w", "past", "pasta"])[::-1][y]
        numbers = np.array([-7, -2, 7, 0])[y]
        cases += [((X[:, 0], labels, criterion), right) for labels in (numbers, strings)]
    assert_thresholds(student.best_threshold, cases)
    calls = [
        (np.array([3, -1, 2]), y[:3], criterion),
        (X[:, 0], y, criterion),
        (X[:, 0], strings, criterion),
    ]
    assert_leaves_arguments(student.best_threshold, calls)


@pytest.mark.points(1)
def test_targets(student, reference, seed):
    """Finds where to part the rows for numbers by their variance ('mse'), of any size."""
    x, y = np.array([5.0, 1.0, 3.0, 2.0]), np.array([8.0, 1.0, 7.0, 3.0])
    steps = np.array([0.0, 0, 0, 0, 0, 1, 1, 0, 0])  # the sides count by their rows
    cases = [((x, y, "mse"), 2.5), ((np.arange(9.0), steps, "mse"), 4.5)]
    growing = np.array([0.0, 0, 0, 0, 1, 3])  # were they to count alike, 3.5
    cases.append(((np.arange(6.0), growing, "mse"), 4.5))
    for n in (6, 20, 40):
        X, y = margins.numeric(seed(f"{n} rows"), n, 1, "mse", 1)
        right, _ = reference.best_threshold(X[:, 0], y, "mse")
        cases += [((X[:, 0], targets, "mse"), right) for targets in (y, 1e-6 * y, y + 1e6)]
    assert_thresholds(student.best_threshold, cases)
    assert_leaves_arguments(student.best_threshold, [(X[:, 0], y, "mse"), cases[0][0]])


@pytest.mark.points(1)
def test_midpoint(student, seed):
    """Gives the midpoint of the two neighbouring values as the threshold."""
    pairs = np.random.default_rng(seed("pairs")).normal(size=(2, 2))
    cases = [
        ((np.array([b, a, b]), np.array([1, 0, 1]), criterion), (a + b) / 2)
        for a, b in [*pairs, (1.0, 4.0), (-3, 4), (0.0, -2.5), (0.002, -0.001)]
        for criterion in CRITERIA
    ]
    settings = {"part": (0, 2), "atol": 1e-12, "what": "the threshold"}
    assert_cases(student.best_threshold, cases, **settings)


@pytest.mark.points(1)
def test_decrease(student, seed):
    """Gives the decrease of the impurity, weighted by rows: the largest of all midpoints."""
    rng = np.random.default_rng(seed("grid"))
    cases = []
    for criterion in CRITERIA:
        for n, classes in [(2, 2), (25, 3), (40, 5)]:
            x, y = rng.integers(8, size=n).astype(float), rng.integers(classes, size=n)
            x[:2] = 8.0, 9.0
            expected = margins.decreases(x, y, criterion)[1].max()
            cases.append(((x, y, criterion), expected))
    x, y = np.array([5.0, 1.0, 3.0, 2.0]), np.array([8.0, 1.0, 7.0, 3.0])
    labels = np.array(["a", "b", "b", "a"])
    far, targets = rng.normal(size=(2, 40))
    expected = margins.decreases(far, targets, "mse")[1].max()
    cases += [
        ((x, y, "mse"), 7.5625),
        Case((far, targets + 1e6, "mse"), expected, rtol=1e-6, atol=1e-6),
        ((x, labels, "entropy"), 0.3112781245),
        ((x, labels), 1 / 6),  # Gini, if nothing is said
        # The rows beside the border have equal labels: left 0 0 1, right 1 1 0.
        ((np.repeat([1.0, 2.0], 3), np.array([0, 0, 1, 1, 1, 0])), 1 / 18),
    ]
    assert_cases(student.best_threshold, cases, part=(1, 2), atol=1e-9, what="the decrease")


@pytest.mark.points(1)
def test_equal_values_stay_together(student):
    """Never separates equal values, but close ones, and groups of mixed labels too."""
    x = np.array([2.0, 2.0, 4.0, 1.0, 2.0, 3.0, 2.0, 4.0])
    cases = [
        # A cut through the four rows with x = 2 would be better than any other.
        ((x, np.array([0, 0, 1, 0, 1, 0, 1, 1])), 3.5),
        ((x, np.array([1, 1, 0, 1, 0, 1, 0, 0])), 3.5),
        ((np.array([-3, 4, 4, 9, 9]), np.array(list("aabbb")), "entropy"), 6.5),
    ]
    # Rows sorted by x: 0 1 | 0 1 1 1. All neighbours across the border have equal labels or not.
    x = np.array([1.0, 1.0, 1.0, 2.0, 2.0, 2.0])
    mixed = ([0, 0, 1, 1, 1, 0], [1, 0, 0, 0, 1, 1], [0, 1, 0, 1, 0, 1], [0, 0, 1, 1, 0, 1])
    cases += [((x, np.array(y)), 1.5) for y in mixed]
    # Values that differ by a hundred-thousandth of their size, or are tiny, are not equal.
    x, y = np.arange(8.0), np.array([0, 0, 0, 1, 0, 1, 1, 1])
    close = 3000 + 0.03 * x, 1e-9 * x, 3e-9 + 3e-14 * x
    cases += [
        ((near[::way], y[::way], criterion), near[2:4].mean())
        for near in close
        for way in (1, -1)
        for criterion in ("gini", "entropy")
    ]
    # Nor are they beside a large one.
    cases.append(((np.array([1e-6, 2e-6, 3e-6, 1e6]), np.array([0, 0, 1, 1])), 2.5e-6))
    assert_thresholds(student.best_threshold, cases)


@pytest.mark.points(1)
def test_nothing_to_split(student):
    """Is (nan, 0.0) only if no midpoint is left: constant x, one row, or min_leaf too large."""

    def finds_a_threshold(answer, *_):
        threshold, _ = as_tuple(answer, 2)
        require(not np.isnan(threshold), "It finds no threshold for equal labels.")

    y = np.array([0, 1, 1, 0])
    tied = np.array([1.0, 1.0, 1.0, 2.0])
    calls = [(tied, y, "gini", 2)]
    for criterion in CRITERIA:
        calls.append((np.full(4, 0.1), y, criterion))
        calls.append((np.array([3.0]), y[:1], criterion))
        calls.append((np.arange(4.0), y, criterion, 3))
    assert_cases(student.best_threshold, [(call, (np.nan, 0.0)) for call in calls])
    pure = [(np.array([4.0, 1.0, 3.0, 3.0]), np.full(4, 7), criterion) for criterion in CRITERIA]
    assert_law(student.best_threshold, pure, finds_a_threshold)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest of equally good thresholds, also where rounding tells them apart."""
    cases = []
    for criterion in CRITERIA:
        cases.append(((np.array([4.0, 1.0, 3.0, 3.0]), np.full(4, 7), criterion), 2.0))
        for labels in ([0, 1, 1, 0], [0, 0, 1, 1, 1, 1, 0, 0], [2, 0, 0, 0, 0, 0, 0, 2]):
            y = np.array(labels)
            x, runs = 10.0 * np.arange(len(y)), 1 + (y[0] == y[1])
            cases += [((x[::way], y, criterion), 10.0 * runs - 5.0) for way in (1, -1)]
        for x, y, right in margins.rounded(criterion):
            cases += [((x, y, criterion), right), ((25 - x, y, criterion), right)]
        for X, y in margins.useless():
            y = 0.1 * y if criterion == "mse" else y
            cases += [((x, y, criterion), 0.5) for x in X.T]
    # Better by 1.5e-7 of the impurity is better, however small that is.
    y = np.array([0.0, 1.0, 1.0, -1.1e-7])
    cases += [((np.arange(4.0), targets, "mse"), 2.5) for targets in (y, 1e-6 * y)]
    assert_thresholds(student.best_threshold, cases)


@pytest.mark.points(1)
def test_min_leaf(student, reference, seed):
    """Passes over midpoints that leave fewer than min_leaf rows on one side, not just the best."""
    x, y = np.arange(6.0), np.array([0, 1, 1, 1, 1, 1])
    cases = [
        ((x, y, "gini", 1), 0.5),
        ((x, y, "gini", 2), 1.5),
        ((x, y[::-1], "gini", 3), 2.5),
        ((x, y[::-1], "gini", 2), 3.5),
        # If both sides counted the same, 3.5 would be better.
        ((np.arange(8.0), np.array([0, 0, 1, 0, 1, 1, 0, 1]), "gini", 2), 1.5),
        # The best midpoint that is left has equal labels on both sides.
        ((np.arange(11.0), np.repeat([1, 0, 1, 0], [2, 6, 1, 2]), "gini", 3), 2.5),
        # Of equal labels the first midpoint is the answer, if it is admissible.
        ((x, np.full(6, 4), "entropy", 2), 1.5),
        # Rows count, not values.
        ((np.array([1.0, 1.0, 2.0, 2.0]), np.array([0, 0, 1, 1]), "gini", 2), 1.5),
        # Of the first label against the others 5.5 would be best.
        ((np.arange(7.0), np.array([1, 1, 1, 2, 2, 2, 0]), "gini", 1), 2.5),
    ]
    for criterion in CRITERIA:
        for least in (2, 5, 8):
            X, y = margins.numeric(seed(criterion), 20, 1, criterion, 1, least)
            right, _ = reference.best_threshold(X[:, 0], y, criterion, least)
            cases.append(((X[:, 0], y, criterion, least), right))
    assert_thresholds(student.best_threshold, cases)


@pytest.mark.points(1)
def test_refuses_other_criteria(student):
    """Raises ValueError for a criterion that is none of the three."""
    x, y = np.array([1.0, 2.0]), np.array([0, 1])
    others = {
        "a criterion in capitals": "Gini",
        "another criterion": "variance",
        "an empty criterion": "",
    }
    calls = {}
    for name, criterion in others.items():
        calls[name] = x, y, criterion
        calls[f"{name}, constant x"] = np.array([3.0, 3.0]), y, criterion
        calls[f"{name}, a single row"] = x[:1], y[:1], criterion
        calls[f"{name}, min_leaf above the number of rows"] = x, y, criterion, 3
        calls[f"{name}, pure labels"] = x, np.array([1, 1]), criterion
    works_on = [(np.arange(4.0), np.array([0, 0, 1, 1]), "gini")]
    assert_raises(student.best_threshold, ValueError, calls, works_on=works_on)


@pytest.mark.points(1)
def test_fifty_thousand_rows(student):
    """Finds the threshold among 50 000 rows in time: not by a pass over all rows for each one."""
    x = np.random.default_rng(1).permutation(50_000).astype(float)
    y = np.where(x < 12_345, 1, np.where(x % 10 == 0, 1, 0))
    cases = [((x, y), 12_344.5), ((x, 1.0 * y, "mse"), 12_344.5)]
    assert_thresholds(student.best_threshold, cases)


@counterexample_search(
    data=strategies.classifications((1, 6), 1, names=(0, 1)),
    criterion=strategies.choices("gini", "entropy", "mse"),
    min_leaf=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, data, criterion, min_leaf):
    X, y = data
    assume(len(set(y)) == 1 or margins.is_clear(X, y, criterion, 1, min_leaf))
    expected = reference.best_threshold(X[:, 0], y, criterion, min_leaf)
    assert_close(student.best_threshold(X[:, 0], y, criterion, min_leaf), expected, atol=1e-9)
