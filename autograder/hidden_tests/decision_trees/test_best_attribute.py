"""Hidden tests of decision_trees/best_attribute; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.decision_trees import margins
from autograder.hidden_tests.decision_trees.small_trees import table
from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    remembered,
    strategies,
)

COLUMN = {"what": "the column"}
agreed_column = remembered(margins.agreed_column)


@pytest.mark.points(1)
def test_highest_gain(student, reference, seed):
    """Chooses the column with the highest information gain, one branch for each value."""
    drawn = []
    for name in ("first", "second"):
        X, y = margins.categorical(seed(name), 20, 3)
        drawn.append((X, y, [0, 1, 2]))
    texts = np.array([["p", "low"], ["p", "lower"], ["q", "lower"], ["p", "low"]])
    codes = np.array([[-4, 1], [0, 2], [0, 2], [9, 1], [-4, 1], [0, 1]])
    small = table("z" * 29, "p" * 14 + "q" * 15)
    by_hand = [
        ((table("aabbcc", "ababab", "aaaabb"), np.array([1, 1, 0, 0, 1, 1]), [0, 1, 2]), 0),
        ((table("aaaabb", "aabbcc", "ababab"), np.array([1, 1, 0, 0, 1, 1]), [0, 1, 2]), 1),
        # One value against all others would be worth more in column 1.
        ((table("abcdabcd", "pqqppqqq"), np.array([0, 1, 1, 0, 0, 1, 1, 0]), [0, 1]), 0),
        # The Gini impurity would fall most with column 1.
        ((table("qqqqpppqqq", "uvvvuuuuuv"), np.repeat([1, 0], [4, 6]), [0, 1]), 0),
        ((texts, np.array([0, 1, 1, 0]), [0, 1]), 1),
        ((table("pppq", "aAAa"), np.array([0, 1, 1, 0]), [0, 1]), 1),
        # A small gain is more than none.
        ((small, np.repeat([1, 0, 1, 0], [7, 7, 7, 8]), [0, 1]), 1),
        # As numbers, the integers of column 0 would tell less than those of column 1.
        ((codes, np.array([0, 1, 1, 0, 0, 1]), [0, 1]), 0),
    ]
    cases = [*answered_by(reference.best_attribute, drawn), *by_hand]
    assert_cases(student.best_attribute, cases, **COLUMN)


@pytest.mark.points(1)
def test_only_among_those_asked_for(student, reference, seed):
    """Looks at the columns in attrs only, in any order; leaves arguments as they are."""
    cases = [((table("pqpq", "aabb", "ccdc"), np.array([0, 0, 1, 1]), [2, 0]), 2)]
    for number, name in enumerate(("one", "two", "three", "four")):
        X, y = margins.categorical(seed(name), 25, 4)
        best = reference.best_attribute(X, y, [0, 1, 2, 3])
        rest = [attr for attr in (3, 1, 0, 2) if attr != best]
        backwards = rest[::-1]
        asked = (rest, rest[:2], rest[2:]) if number % 2 else (backwards, rest[1:], rest[:1])
        for attrs in asked:
            right = agreed_column(X, y, attrs)
            if right is not None:
                cases.append(((X, y, attrs), right))
    assert_cases(student.best_attribute, cases, **COLUMN)
    unsorted = np.array([["b", "p"], ["a", "q"], ["b", "p"]]), np.array([1, 0, 1]), [1, 0]
    assert_leaves_arguments(student.best_attribute, [cases[-1][0], unsorted])


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest index of the columns within 1e-9 bits of the best, and of no others."""
    y = np.array(["n", "n", "y", "y"])
    X = table("abab", "aabb", "ccdd", "xyxy")
    cases = [
        ((X, y, attrs), expected)
        for attrs, expected in [([0, 1, 2, 3], 1), ([3, 2, 1], 1), ([2, 3], 2), ([3, 0], 0)]
    ]
    cases.append(((np.full((4, 4), "z"), y, [3, 1, 2]), 1))
    cases += [((X[:n], np.full(n, "n"), [2, 1]), 1) for n in (4, 1)]
    cases.append(((table("zzzz", "abab"), y, [1, 0]), 0))  # a constant column ties, too
    # Each gain is many calls of the impurity. Of these columns each usual way to compute it rounds
    # a larger one up in some table, as it does of these three of the tables that tell nothing.
    lists = [2, 5], [4, 3, 2], [0, 4], [2, 1], [3, 0]
    for (X, y), attrs in zip(margins.rounded_tables(), lists, strict=True):
        cases.append(((X, y, attrs), min(attrs)))
    tables = margins.useless()
    cases += [((*tables[number], [1, 0]), 0) for number in (0, 1, 4)]
    # The second column is better by 1.7e-6 bits: 13 and 2 ones of 25 and 29, not 11 and 4 of 18.
    y = np.repeat([1, 0], [15, 39])
    nearly = np.repeat(["p", "q", "p", "q"], [11, 4, 7, 32])
    better = np.repeat(["p", "q", "p", "q"], [13, 2, 12, 27])
    cases.append(((table(nearly, better), y, [0, 1]), 1))
    assert_cases(student.best_attribute, cases, **COLUMN)


@pytest.mark.points(1)
def test_gain_prefers_many_values(student):
    """Follows the gain of the labels even to a column of row numbers; a varied column is not it."""
    y = np.array([0, 1, 1, 0, 1, 0])
    halves = np.array([0, 0, 0, 0, 1, 1, 1, 1])
    numbers = np.array([[3, -1], [3, -1], [7, -1], [7, 4]])
    cases = [
        ((table("012345", "abbabb", "ppqqqq"), y, [0, 1, 2]), 0),
        ((table("abbabb", "012345", "ppqqqq"), y, [0, 1, 2]), 1),
        ((table("aaaabbbb", "abcdabcd"), halves, [0, 1]), 0),
        ((numbers, np.array([0, 0, 1, 1]), [0, 1]), 0),
        ((table("abcd", "aabb"), np.array([0, 0, 1, 1]), [0, 1]), 0),  # they tie
    ]
    assert_cases(student.best_attribute, cases, **COLUMN)


@counterexample_search(data=strategies.category_tables((1, 5), (1, 3)))
def agrees_with_the_reference(student, reference, data):
    X, y = data
    attrs = list(range(X.shape[1]))
    gains = [margins.gain(column, y) for column in X.T]
    assume(sum(gain > max(gains) - margins.GAP for gain in gains) == 1)
    answer = student.best_attribute(X, y, attrs)
    assert_close(answer, reference.best_attribute(X, y, attrs), **COLUMN)
