"""Hidden tests of decision_trees/fit_stump; a first docstring line is shown to students."""

from functools import partial

import numpy as np
import pytest

from autograder.hidden_tests.decision_trees import margins
from autograder.hidden_tests.decision_trees.small_trees import split
from autograder.hidden_tests.decision_trees.thresholds import assert_first_splits
from autograder.testing import (
    assert_cases,
    assert_entries,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

assert_stumps = partial(assert_first_splits, what="the stump")


@pytest.mark.points(1)
def test_agrees_with_the_reference(student, reference, seed):
    """Finds the split with the most right rows, over all features and midpoints."""
    # The highest gain is at 2.5.
    runs = np.arange(9.0)[:, np.newaxis], np.array([0, 0, 0, 1, 0, 0, 1, 1, 0])
    cases = [(runs, split(0, 5.5, 0, 1))]
    # The least frequent label is worth a side.
    three = np.array([1, 0, 0, 1, 0, 1, 0, 0, 2, 2, 2])
    cases.append(((np.arange(11.0)[:, np.newaxis], three), split(0, 7.5, 0, 2)))
    # Labels that begin alike are others.
    words = np.array(["apple", "apple", "apples", "apples"])
    cases.append(((np.arange(4.0)[:, np.newaxis], words), split(0, 1.5, "apple", "apples")))
    for n, d, classes in [(6, 1, 2), (12, 2, 2), (20, 3, 3), (25, 2, 4)]:
        X, y = margins.clear_stump(seed(f"{n} by {d}"), n, d, classes)
        for features, labels in ((X, y), (X / 7, np.array(["c", "apple", "apples", "b"])[y])):
            stump = reference.fit_stump(features, labels)
            expected = [stump[key] for key in ("feature", "threshold", "left", "right")]
            cases.append(((features, labels), split(*expected)))
    assert_stumps(student.fit_stump, cases)
    assert_leaves_arguments(student.fit_stump, [(X, y), cases[-1][0]])


@pytest.mark.points(1)
def test_counts_right_rows(student):
    """Counts right rows: the most informative split can be another one; either side may be 1."""
    x = np.arange(10.0)[:, np.newaxis]
    X = np.column_stack([[0.0, 0, 0, 0, 0, 1, 1, 1, 1, 1], [0.0, 0, 0, 1, 1, 1, 1, 1, 1, 1]])
    X_other = np.column_stack([[0.0] * 6 + [1.0] * 4, [0.0] * 2 + [1.0] * 8])
    cases = [
        # After the first two rows the entropy falls most; after eight rows most are right.
        ((x, np.array([1, 1, 0, 0, 0, 0, 0, 1, 0, 0])), split(0, 1.5, 1, 0)),
        ((x, np.array([0, 0, 0, 0, 0, 0, 0, 1, 2, 2])), split(0, 6.5, 0, 2)),
        ((X, np.array([0, 0, 0, 0, 1, 0, 1, 1, 1, 1])), split(0, 0.5, 0, 1)),
        ((X_other, np.array([0, 0, 0, 0, 1, 1, 1, 1, 1, 0])), split(0, 0.5, 0, 1)),
    ]
    assert_stumps(student.fit_stump, cases)


@pytest.mark.points(1)
def test_midpoint_and_accuracy(student, seed):
    """Gives the midpoint of the two neighbouring values, and the share of rows that are right."""
    X = np.array([[4.0, 0.0], [1.0, 0.0], [4.0, 0.0], [4.0, 0.0]])
    small = np.array([[2], [-3], [2]])
    cases = [
        ((X, np.array([1, 0, 1, 1])), {"threshold": 2.5, "accuracy": 1.0}),
        ((X, np.array(["u", "v", "u", "w"])), {"threshold": 2.5, "accuracy": 0.75}),
        ((small, np.array([1, 0, 0])), {"threshold": -0.5, "accuracy": 2 / 3}),
        ((X[:, 1:], np.array([1, 0, 0, 0])), {"accuracy": 0.75}),
        ((X, np.array([1, 1, 1, 1])), {"accuracy": 1.0}),
        ((X[:, 1:], np.array([2, 1, 1, 3])), {"accuracy": 0.5}),
        ((1e-9 * X[:, :1], np.array([1, 0, 1, 1])), {"threshold": 2.5e-9, "accuracy": 1.0}),
    ]
    for a, b in np.random.default_rng(seed("pairs")).normal(size=(3, 2)):
        expected = {"threshold": (a + b) / 2, "accuracy": 1.0}
        cases.append(((np.array([[b], [a], [b]]), np.array([1, 0, 1])), expected))
    compare = partial(assert_entries, what="the stump")
    assert_cases(student.fit_stump, cases, compare=compare)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smaller feature, then the smaller threshold; equal counts the smaller label."""
    y = np.array(["b", "a", "a", "b"])
    X = np.array([[1.0, 4.0], [2.0, 3.0], [3.0, 2.0], [4.0, 1.0]])
    same = np.array([[5.0, 1.0, 1.0], [5.0, 2.0, 2.0]])
    three = np.arange(6.0)[:, np.newaxis]
    nine = np.array([0, 0, 0, 2, 2, 0, 0, 2, 1, 2, 0, 1])
    sides = np.array([[0.0], [0.0], [1.0], [1.0], [1.0]])
    either = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
    cases = [
        ((either, np.array([0, 1, 1, 0])), split(0, 0.5, 0, 0)),
        ((X, y), split(0, 1.5, "b", "a")),
        ((X[:, ::-1], y), split(0, 1.5, "b", "a")),
        ((three, np.array([3, 3, 1, 1, 2, 2])), split(0, 1.5, 3, 1)),
        ((same, np.array([0, 1])), split(1, 1.5, 0, 1)),
        # Nine rows are right at 2.5 and at 4.5, however the shares of both sides round.
        ((np.arange(12.0)[:, np.newaxis], nine), split(0, 2.5, 0, 2)),
        # As good as 1.5, where the label changes and the sides say different labels.
        ((np.arange(4.0)[:, np.newaxis], np.array([1, 1, 0, 1])), split(0, 0.5, 1, 1)),
        # A tie on one side: the label that is more frequent in all of y, or comes first, is not it.
        ((sides, np.array([7, -7, 7, 7, 7])), split(0, 0.5, -7, 7)),
        ((sides[::-1], np.array(["r", "r", "r", "q", "r"])), split(0, 0.5, "q", "r")),
        ((1 - sides, np.array([7, -7, 7, 7, 7])), split(0, 0.5, 7, -7)),
        ((np.array([[5, 1], [6, 2]]), np.array([0, 1])), split(0, 5.5, 0, 1)),
        ((np.full((5, 2), 0.3), np.array([2, 1, 1, 2, 0])), split(None, np.nan, 1, 1)),
    ]
    assert_stumps(student.fit_stump, cases)


@pytest.mark.points(1)
def test_splits_without_profit(student):
    """Returns a split if there is one, even if no more rows are right than by the majority."""
    X = np.array([[7.0, 3.0], [7.0, 1.0], [7.0, 2.0]])
    two = np.array([[2], [4], [2], [4], [2]])
    cases = [
        ((X, np.array(["u", "v", "u"])), split(1, 1.5, "v", "u")),
        ((X[:, ::-1], np.array(["u", "v", "u"])), split(0, 1.5, "v", "u")),
        ((two, np.array([1, 1, 0, 1, 1])), split(0, 3.0, 1, 1)),
        ((np.array([[1.0], [1.0], [1.0], [2.0]]), np.array([5, 5, 3, 5])), split(0, 1.5, 5, 5)),
    ]
    assert_stumps(student.fit_stump, cases)


@pytest.mark.points(1)
def test_nothing_to_split(student):
    """Has feature None and the majority on both sides for equal labels or constant features."""
    X = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 0.0]])
    cases = [
        ((X, np.array(["a", "a", "a"])), split(None, np.nan, "a", "a")),
        ((np.full((5, 2), 0.3), np.array([2, 1, 1, 2, 1])), split(None, np.nan, 1, 1)),
        ((X[:1], np.array([-4])), split(None, np.nan, -4, -4)),
    ]
    assert_stumps(student.fit_stump, cases)


@counterexample_search(data=strategies.classifications((1, 5), (1, 2)))
def agrees_with_the_reference(student, reference, data):
    assert_entries(student.fit_stump(*data), reference.fit_stump(*data), what="the stump")
