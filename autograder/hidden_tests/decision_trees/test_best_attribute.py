"""Hidden tests of decision_trees/best_attribute; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_close, assert_unchanged
from autograder.hidden_tests.decision_trees import margins


def table(*columns):
    return np.array([list(column) for column in columns]).T


@pytest.mark.points(1)
def test_highest_gain(student, reference, seed):
    """Chooses the column with the highest information gain, one branch for each value."""
    for name in ("first", "second", "third"):
        X, y = margins.categorical(seed(name), 25, 4)
        for attrs in ([0, 1, 2, 3], [3, 2, 1, 0]):
            expected = reference.best_attribute(X, y, attrs)
            assert_close(student.best_attribute(X, y, attrs), expected, what="the column")
    assert_unchanged(student.best_attribute, X, y, attrs)
    X = table("aabbcc", "ababab", "aaaabb")
    assert_close(student.best_attribute(X, np.array([1, 1, 0, 0, 1, 1]), [2, 1, 0]), 0)
    # One value against all others would be worth more in column 1.
    X = table("abcdabcd", "pqqppqqq")
    assert_close(student.best_attribute(X, np.array([0, 1, 1, 0, 0, 1, 1, 0]), [1, 0]), 0)


@pytest.mark.points(1)
def test_only_among_those_asked_for(student, reference, seed):
    """Looks at the columns in attrs only, in whatever order they stand there."""
    X, y = margins.categorical(seed("subset"), 25, 4)
    best = reference.best_attribute(X, y, [0, 1, 2, 3])
    gains = {attr: margins.gain(X[:, attr], y) for attr in (3, 1, 0, 2) if attr != best}
    rest = list(gains)
    for attrs in (rest, rest[::-1], rest[:2], rest[1:], rest[:1], rest[2:]):
        first, *others = sorted((gains[attr] for attr in attrs), reverse=True)
        if not others or first - others[0] > margins.GAP:
            answer = student.best_attribute(X, y, attrs)
            assert_close(answer, max(attrs, key=gains.get), what="the column")
    X = table("pqpq", "aabb", "ccdc")
    assert_close(student.best_attribute(X, np.array([0, 0, 1, 1]), [2, 0]), 2, what="the column")


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest index of equally good columns, also when no column tells anything."""
    y = np.array(["n", "n", "y", "y"])
    X = table("abab", "aabb", "ccdd", "xyxy")
    for attrs, expected in [([0, 1, 2, 3], 1), ([3, 2, 1], 1), ([2, 3], 2), ([3, 0], 0)]:
        assert_close(student.best_attribute(X, y, attrs), expected, what="the column")
    constant = np.full((4, 4), "z")
    assert_close(student.best_attribute(constant, y, [3, 1, 2]), 1, what="the column")
    assert_close(student.best_attribute(X, np.full(4, "n"), [2, 1]), 1, what="the column")


@pytest.mark.points(1)
def test_gain_prefers_many_values(student):
    """Follows the gain of the labels even to a column of row numbers; a varied column is not it."""
    y = np.array([0, 1, 1, 0, 1, 0])
    X = table("012345", "abbabb", "ppqqqq")
    assert_close(student.best_attribute(X, y, [1, 2, 0]), 0, what="the column")
    X = table("aaaabbbb", "abcdabcd")
    assert_close(student.best_attribute(X, np.array([0, 0, 0, 0, 1, 1, 1, 1]), [1, 0]), 0)
    numbers = np.array([[3, -1], [3, -1], [7, -1], [7, 4]])
    assert_close(student.best_attribute(numbers, np.array([0, 0, 1, 1]), [1, 0]), 0)


@closer_look(data=strategies.category_tables((1, 5), (1, 3)))
def agrees_with_the_reference(student, reference, data):
    X, y = data
    attrs = list(range(X.shape[1]))
    gains = [margins.gain(column, y) for column in X.T]
    assume(sum(gain > max(gains) - margins.GAP for gain in gains) == 1)
    answer = student.best_attribute(X, y, attrs)
    assert_close(answer, reference.best_attribute(X, y, attrs), what="the column")
