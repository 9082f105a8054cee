"""Hidden tests of naive_bayes/joint_bayes_classify; first docstring lines are shown."""

from collections import Counter

import numpy as np
import pytest

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

X = np.array([[0, 1], [1, 0], [0, 1], [1, 0], [0, 1], [1, 0]])
Y = np.array(["a", "b", "b", "a", "b", "a"])
WORDS = np.array([["sun", "hotter"], ["sun", "hot"], ["rain", "hot"], ["sun", "hotter"]])
LABELS = np.array([2, 9, 2, 2])


def clear_table(rng, cells, names):
    """Return rows of which each cell has a clear majority, neither first nor last, and labels."""
    rows, y = [], []
    for cell in cells:
        winner, other = rng.choice(names, size=2, replace=False)
        rows += [cell] * 5
        y += [other, *rng.permutation([winner, winner, winner]), other]
    return np.array(rows), np.array(y)


def counted(X_train, y_train, X_test):
    """The same with a dictionary of counters."""
    votes = {}
    for row, label in zip(X_train.tolist(), y_train.tolist(), strict=True):
        votes.setdefault(tuple(row), Counter())[label] += 1
    overall = Counter(y_train.tolist())
    found = [votes.get(tuple(row), overall) for row in X_test.tolist()]
    return np.array([min(c, key=lambda label: (-c[label], label)) for c in found])


@pytest.mark.points(1)
def test_majority_of_equal_rows(student, seed):
    """Gives a row the majority of the training rows that equal it in every value."""
    cases = [((X, Y, np.array([[0, 1], [1, 0], [0, 1]])), np.array(["b", "a", "b"]))]
    rng = np.random.default_rng(seed("tables"))
    for d, names in [(2, np.array(["u", "v", "w"])), (3, models.NUMBERS)]:
        cells = np.unique(rng.integers(3, size=(12, d)), axis=0)
        rows, y = clear_table(rng, cells, names)
        cases.append(((rows, y, cells), counted(rows, y, cells)))
    assert_cases(student.joint_bayes_classify, cases, compare=assert_equal)
    assert_leaves_arguments(student.joint_bayes_classify, [case[0] for case in cases])


@pytest.mark.points(1)
def test_rows_never_seen(student, seed):
    """Gives a row that was never seen the majority of all labels, however near another one is."""
    pure = np.array([[0, 1, 1], [1, 0, 1], [0, 1, 1], [1, 0, 0], [1, 0, 0], [1, 0, 0]])
    y = np.array([1, 4, 1, 3, 3, 3])
    rows = np.array([[0, 1, 0], [2, 1, 1], [0, 1, 1], [1, 1, 1], [1, 0, 1]])
    cases = [((pure, y, rows), np.array([3, 3, 1, 3, 4]))]
    rng = np.random.default_rng(seed("tables"))
    cells = np.unique(rng.integers(4, size=(20, 3)), axis=0)
    labels = np.append([1, 3], np.full(len(cells) - 2, 2))
    new = rng.integers(5, size=(30, 3))
    cases.append(((cells, labels, new), counted(cells, labels, new)))
    assert_cases(student.joint_bayes_classify, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest of equally frequent labels, among equal rows and among all."""
    tied = np.array([[1], [1], [2], [2], [2], [2]]), np.array(["b", "a", "b", "c", "c", "b"])
    numbers = np.array([[5], [6], [5]]), np.array([10, 9, -1])
    cases = [
        ((*tied, np.array([[1], [2]])), np.array(["a", "b"])),
        ((*numbers, np.array([[5], [6], [7]])), np.array([-1, 9, -1])),
        ((np.array([[1], [1]]), np.array([10, 9]), np.array([[1], [2]])), np.array([9, 9])),
        ((np.array([[1], [2]]), np.array(["v", "u"]), np.array([[3], [1]])), np.array(["u", "v"])),
    ]
    assert_cases(student.joint_bayes_classify, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_kinds_of_values(student):
    """Takes strings and integers as values and as labels; similar values are not equal."""
    cases = [
        ((WORDS, LABELS, np.array([["sun", "hot"], ["sun", "hotter"]])), np.array([9, 2])),
        ((WORDS, LABELS, np.array([["su", "hot"], ["sunny", "hot"]])), np.array([2, 2])),
    ]
    short = np.array([["fog"], ["sun"], ["fog"]]), np.array([2, 9, 2])
    cases.append(((*short, np.array([["sunny"], ["sun"]])), np.array([2, 9])))
    for sign in ", |;\t":
        text = np.array([["p", "q"], [f"a{sign}b", "c"], ["p", "q"]]), np.array([0, 1, 0])
        new = np.array([["a", f"b{sign}c"], [f"a{sign}b", "c"]])
        cases.append(Case((*text, new), np.array([0, 1]), label="text with blanks or punctuation"))
    below = np.array([[-1], [-2], [-2]]), np.array([5, 7, 7]), np.array([[-1], [-2]])
    cases.append(Case(below, np.array([5, 7]), label="negative integers"))
    larger = np.array([[0, 0], [1, 0], [0, 0]]), np.array([2, 9, 2]), np.array([[0, 2], [1, 0]])
    cases.append(Case(larger, np.array([2, 9]), label="a value larger than all in training"))
    joined = np.array([["p", "q"], ["ab", "c"], ["p", "q"]]), np.array([0, 1, 0])
    numbers = np.array([[3, 3], [1, 12], [3, 3]]), np.array(["no", "yes", "no"])
    cases.append(((*joined, np.array([["a", "bc"], ["ab", "c"]])), np.array([0, 1])))
    cases.append(((*numbers, np.array([[11, 2], [1, 12]])), np.array(["no", "yes"])))
    blanks = np.array([["fog"], ["sun "], ["fog"]]), np.array([2, 9, 2])
    new = np.array([["sun"], ["sun "], ["Sun "]])
    cases.append(Case((*blanks, new), np.array([2, 9, 2]), label="text with a blank at the end"))
    large = np.array([[2**53], [2**53 + 1], [2**53]]), np.array([2, 10**15, 2])
    new = np.array([[2**53 + 1], [2**53]])
    cases.append(Case((*large, new), np.array([10**15, 2]), label="large integers"))
    wide = np.zeros((3, 130), dtype=int)  # two to the power of 130 rows are possible
    wide[0, 0] = wide[1, -1] = 1
    y = np.array([9, 5, 2, 2, 2])
    call = wide[[0, 1, 2, 2, 2]], y, wide
    cases.append(Case(call, np.array([9, 5, 2]), label="rows of 130 values"))
    assert_cases(student.joint_bayes_classify, cases, compare=assert_equal)


@counterexample_search(
    data=strategies.category_tables((1, 5), (1, 2), (0, 1), names=("b", "a")),
    rows=strategies.category_tables((1, 2), 2, (0, 1, 2)),
)
def agrees_with_the_reference(student, reference, data, rows):
    X_train, y_train = data
    call = X_train, y_train, rows[0][:, : X_train.shape[1]]
    assert_equal(student.joint_bayes_classify(*call), reference.joint_bayes_classify(*call))
