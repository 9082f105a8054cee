"""Hidden tests of decision_trees/id3; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_unchanged
from autograder.checking.trees import BRANCHING, assert_same_tree
from autograder.hidden_tests.decision_trees import margins


def table(*columns):
    return np.array([list(column) for column in columns]).T


def agree(got, expected):
    assert_same_tree(got, expected, BRANCHING)


def possible(d, names="abc"):
    return {attr: list(names) for attr in range(d)}


@pytest.mark.points(1)
def test_leaves(student):
    """Is a leaf when labels are equal, when no column is left (majority), and when y is empty."""
    X = table("aab", "aba")
    y = np.array(["yes", "yes", "yes"])
    agree(student.id3(X, y, [0, 1], possible(2)), {"label": "yes"})
    agree(student.id3(X, np.array([4, -4, 4]), [], {}), {"label": 4})
    agree(student.id3(X, np.array([4, -4, 4]), [], {}, -4), {"label": 4})
    tie = np.array(["q", "r", "p", "r", "q"])
    agree(student.id3(table("aabba"), tie, [], {}), {"label": "q"})
    nothing = X[:0], np.array([], dtype="U3")
    agree(student.id3(*nothing, [0, 1], possible(2), "no"), {"label": "no"})
    agree(student.id3(*nothing, [], {}), {"label": None})


@pytest.mark.points(2)
def test_agrees_with_the_reference(student, reference, seed):
    """Grows the right tree on random tables with noise: columns, branches, majorities, leaves."""
    for n, d, kinds in [(8, 2, 3), (14, 3, 3), (20, 3, 2), (25, 4, 3)]:
        X, y = margins.categorical(seed(f"{n} rows"), n, d, kinds)
        values = possible(d, "cab")
        attrs = list(range(d))[::-1]
        expected = reference.id3(X, y, attrs, values)
        agree(student.id3(X, y, attrs, values), expected)
    assert_unchanged(student.id3, X, y, attrs, values)


@pytest.mark.points(1)
def test_every_possible_value_has_a_branch(student):
    """Has a branch for each listed value; one without samples predicts its own node's majority."""
    X = table("aaaabb", "ppqqpq")
    y = np.array([0, 0, 1, 1, 2, 2])
    values = {0: ["a", "b", "c"], 1: ["q", "p", "r"]}
    below = {"attr": 1, "branches": {"p": {"label": 0}, "q": {"label": 1}, "r": {"label": 0}}}
    expected = {"attr": 0, "majority": 0}
    expected["branches"] = {"a": {**below, "majority": 0}, "b": {"label": 2}, "c": {"label": 0}}
    agree(student.id3(X, y, [0, 1], values), expected)
    # The majority of the node "b" is not that of the root.
    X, y = table("aaaaabbb", "pppppqqp"), np.array([5, 5, 5, 5, 5, 8, 8, 5])
    below = {"p": {"label": 5}, "q": {"label": 8}, "r": {"label": 8}}
    tree = student.id3(X, y, [1, 0], {0: ["a", "b"], 1: ["p", "q", "r"]})
    whole = {"p": {"label": 5}, "q": {"label": 8}, "r": {"label": 5}}
    agree(tree, {"attr": 1, "majority": 5, "branches": whole})
    tree = student.id3(X[5:], y[5:], [1], {1: ["p", "q", "r"]}, 5)
    agree(tree, {"attr": 1, "majority": 8, "branches": below})


@pytest.mark.points(1)
def test_contradictions_end(student):
    """Ends when equal rows have different labels: each column is asked for once on a path."""
    X, y = table("aabb", "pppp"), np.array(["n", "y", "y", "y"])
    below = {"attr": 1, "branches": {"p": {"label": "n"}}, "majority": "n"}
    expected = {"attr": 0, "branches": {"a": below, "b": {"label": "y"}}, "majority": "y"}
    agree(student.id3(X, y, [0, 1], {0: ["a", "b"], 1: ["p"]}), expected)
    y = np.array([1, 0, 1])
    expected = {"attr": 0, "branches": {"a": {"label": 1}}, "majority": 1}
    agree(student.id3(table("aaa"), y, [0], {0: ["a"]}), expected)


@pytest.mark.points(1)
def test_a_gain_of_zero_does_not_stop(student):
    """Splits although no column gains anything: exclusive or takes two questions."""
    X, y = table("aabb", "pqpq"), np.array([0, 1, 1, 0])
    left = {"attr": 1, "branches": {"p": {"label": 0}, "q": {"label": 1}}, "majority": 0}
    right = {"attr": 1, "branches": {"p": {"label": 1}, "q": {"label": 0}}, "majority": 0}
    expected = {"attr": 0, "branches": {"a": left, "b": right}, "majority": 0}
    values = {0: ["a", "b"], 1: ["p", "q"]}
    agree(student.id3(X, y, [0, 1], values), expected)
    agree(student.id3(X, y, [1, 0], values, "unused"), expected)
    numbers = np.array([[3, 10], [3, 20], [5, 10], [5, 20]])
    tree = student.id3(numbers, y, [1], {1: [10, 20]})
    halves = {10: {"label": 0}, 20: {"label": 0}}
    agree(tree, {"attr": 1, "branches": halves, "majority": 0})


@closer_look(data=strategies.category_tables((0, 4), (1, 2), ("p", "q")))
def agrees_with_the_reference(student, reference, data):
    X, y = data
    X, y = (X, y) if len(y) else (np.empty((0, 1), "U1"), np.array([], "U1"))
    attrs = list(range(X.shape[1]))
    assume(margins.is_clear_table(X, y, attrs))
    arguments = X, y, attrs, {attr: ["p", "q"] for attr in attrs}, "a"
    agree(student.id3(*arguments), reference.id3(*arguments))
