"""Hidden tests of decision_trees/fit_stump; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_unchanged
from autograder.checking.trees import assert_entries


def agree(got, feature, threshold, left, right, accuracy):
    names = ("feature", "threshold", "left", "right", "accuracy")
    values = (feature, threshold, left, right, accuracy)
    assert_entries(got, dict(zip(names, values, strict=True)), what="the stump")


@pytest.mark.points(2)
def test_agrees_with_the_reference(student, reference, seed):
    """Finds the split with the most right rows, over all features and midpoints."""
    rng = np.random.default_rng(seed("tables"))
    for n, d, classes in [(6, 1, 2), (12, 2, 2), (20, 3, 3), (25, 2, 4)]:
        X, y = rng.integers(-9, 9, size=(n, d)), rng.integers(classes, size=n)
        assert_entries(student.fit_stump(X, y), reference.fit_stump(X, y), what="the stump")
        X, y = rng.normal(size=(n, d)), np.array(["c", "a", "d", "b"])[y]
        assert_entries(student.fit_stump(X, y), reference.fit_stump(X, y), what="the stump")
    assert_unchanged(student.fit_stump, X, y)


@pytest.mark.points(1)
def test_counts_right_rows(student):
    """Counts right rows: the most informative split can be another one; either side may be 1."""
    x = np.arange(10.0)
    # After the first two rows the entropy falls most; after eight rows most are right.
    y = np.array([1, 1, 0, 0, 0, 0, 0, 1, 0, 0])
    agree(student.fit_stump(x[:, None], y), 0, 1.5, 1, 0, 0.9)
    y = np.array([0, 0, 0, 0, 0, 0, 0, 1, 2, 2])
    agree(student.fit_stump(x[:, None], y), 0, 6.5, 0, 2, 0.9)
    X = np.column_stack([[0.0, 0, 0, 0, 0, 1, 1, 1, 1, 1], [0.0, 0, 0, 1, 1, 1, 1, 1, 1, 1]])
    y = np.array([0, 0, 0, 0, 1, 0, 1, 1, 1, 1])
    agree(student.fit_stump(X, y), 0, 0.5, 0, 1, 0.8)
    X = np.column_stack([[0.0] * 6 + [1.0] * 4, [0.0] * 2 + [1.0] * 8])
    y = np.array([0, 0, 0, 0, 1, 1, 1, 1, 1, 0])
    agree(student.fit_stump(X, y), 0, 0.5, 0, 1, 0.7)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smaller feature, then the smaller threshold; equal counts the smaller label."""
    y = np.array(["b", "a", "a", "b"])
    X = np.array([[1.0, 4.0], [2.0, 3.0], [3.0, 2.0], [4.0, 1.0]])
    agree(student.fit_stump(X, y), 0, 1.5, "b", "a", 0.75)
    agree(student.fit_stump(X[:, ::-1], y), 0, 1.5, "b", "a", 0.75)
    y = np.array([3, 3, 1, 1, 2, 2])
    agree(student.fit_stump(np.arange(6.0)[:, None], y), 0, 1.5, 3, 1, 4 / 6)
    same = np.array([[5.0, 1.0, 1.0], [5.0, 2.0, 2.0]])
    agree(student.fit_stump(same, np.array([0, 1])), 1, 1.5, 0, 1, 1.0)


@pytest.mark.points(1)
def test_splits_without_profit(student):
    """Returns a split if there is one, even if no more rows are right than by the majority."""
    X = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
    agree(student.fit_stump(X, np.array([0, 1, 1, 0])), 0, 0.5, 0, 0, 0.5)
    X = np.array([[7.0, 3.0], [7.0, 1.0], [7.0, 2.0]])
    agree(student.fit_stump(X, np.array(["u", "v", "u"])), 1, 1.5, "v", "u", 1.0)
    X = np.array([[4], [2], [6], [8], [2]])
    agree(student.fit_stump(X, np.array([1, 0, 0, 1, 1])), 0, 3.0, 0, 1, 0.6)


@pytest.mark.points(1)
def test_nothing_to_split(student):
    """Has feature None and the majority on both sides for equal labels or constant features."""
    X = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 0.0]])
    agree(student.fit_stump(X, np.array(["a", "a", "a"])), None, np.nan, "a", "a", 1.0)
    agree(
        student.fit_stump(np.full((5, 2), 0.3), np.array([2, 1, 1, 2, 0])), None, np.nan, 1, 1, 0.4
    )
    agree(student.fit_stump(X[:1], np.array([-4])), None, np.nan, -4, -4, 1.0)


@closer_look(data=strategies.classifications((1, 5), (1, 2)))
def agrees_with_the_reference(student, reference, data):
    assert_entries(student.fit_stump(*data), reference.fit_stump(*data), what="the stump")
