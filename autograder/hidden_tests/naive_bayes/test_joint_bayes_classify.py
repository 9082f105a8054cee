"""Hidden tests of naive_bayes/joint_bayes_classify; first docstring lines are shown."""

from collections import Counter

import numpy as np
import pytest

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

X = np.array([[0, 1], [0, 1], [0, 1], [1, 0], [1, 0], [1, 1], [0, 0], [0, 0]])
Y = np.array(["b", "a", "b", "b", "a", "c", "c", "c"])
WORDS = np.array([["sun", "hot"], ["sun", "hotter"], ["rain", "hot"], ["sun", "hotter"]])


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
    cases = [
        ((X, Y, np.array([[0, 0], [0, 1], [1, 1]])), np.array(["c", "b", "c"])),
        ((WORDS, np.array([1, 0, 2, 0]), WORDS[::-1]), np.array([0, 2, 0, 1])),
    ]
    rng = np.random.default_rng(seed("tables"))
    for d, k, names in [(1, 3, models.TEXT), (2, 3, models.NUMBERS), (3, 2, models.TEXT)]:
        rows = rng.integers(k, size=(45, d)) - 1
        y = models.labels(rng, 45, names)
        cases.append(((rows, y, rows), counted(rows, y, rows)))
    assert_cases(student.joint_bayes_classify, cases, compare=assert_equal)
    assert_leaves_arguments(student.joint_bayes_classify, [case[0] for case in cases])


@pytest.mark.points(1)
def test_rows_never_seen(student, seed):
    """Gives a row that was never seen the majority of all labels, however near another one is."""
    cases = [
        ((X[:7], Y[:7], np.array([[2, 1], [0, 1], [0, 2]])), np.array(["b", "b", "b"])),
        (
            (WORDS, np.array([4, 9, 9, 9]), np.array([["sun", "hot"], ["rain", "hotter"]])),
            np.array([4, 9]),
        ),
        (
            (WORDS, np.array([4, 9, 9, 9]), np.array([["su", "hot"], ["sunny", "hot"]])),
            np.array([9, 9]),
        ),
    ]
    joined = np.array([["ab", "c"], ["p", "q"], ["p", "q"]]), np.array([1, 0, 0])
    numbers = np.array([[1, 12], [3, 3], [3, 3]]), np.array([1, 0, 0])
    cases.append(((*joined, np.array([["a", "bc"], ["ab", "c"]])), np.array([0, 1])))
    cases.append(((*numbers, np.array([[11, 2], [1, 12]])), np.array([0, 1])))
    rng = np.random.default_rng(seed("tables"))
    rows, y = rng.integers(4, size=(20, 3)), models.labels(rng, 20)
    y[:9] = "C"
    new = rng.integers(5, size=(30, 3))
    cases.append(((rows, y, new), counted(rows, y, new)))
    assert_cases(student.joint_bayes_classify, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest of equally frequent labels, among equal rows and among all."""
    tied = np.array([[1], [1], [2], [2], [2], [2]]), np.array(["b", "a", "b", "c", "c", "b"])
    numbers = np.array([["p"], ["q"], ["p"]]), np.array([10, 9, -1])
    cases = [
        ((*tied, np.array([[1], [2]])), np.array(["a", "b"])),
        ((*numbers, np.array([["p"], ["q"], ["r"]])), np.array([-1, 9, -1])),
        ((np.array([[1], [2]]), np.array(["v", "u"]), np.array([[3], [1]])), np.array(["u", "v"])),
    ]
    assert_cases(student.joint_bayes_classify, cases, compare=assert_equal)


@counterexample_search(
    data=strategies.category_tables((1, 5), (1, 2), (0, 1), names=("b", "a")),
    rows=strategies.category_tables((1, 2), 2, (0, 1, 2)),
)
def agrees_with_the_reference(student, reference, data, rows):
    X_train, y_train = data
    call = X_train, y_train, rows[0][:, : X_train.shape[1]]
    assert_equal(student.joint_bayes_classify(*call), reference.joint_bayes_classify(*call))
