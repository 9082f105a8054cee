"""Hidden tests of decision_trees/id3; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.decision_trees import margins
from autograder.testing import (
    BRANCHING,
    assert_same_tree,
    assert_unchanged,
    counterexample_search,
    strategies,
)


def table(*columns):
    return np.array([list(column) for column in columns]).T


def agree(got, expected):
    assert_same_tree(got, expected, BRANCHING)


def agree_all(student, cases):
    """Compare the answers for pairs of arguments and the right tree, or what it must hold."""
    answers = student.id3.map([arguments for arguments, _ in cases])
    for answer, (_, expected) in zip(answers, cases, strict=True):
        agree(answer, expected)


def asked(tree, X, y):
    """Return a tree without majorities, and without labels that a tie or an empty branch decides.

    So that a wrong majority costs what is said about majorities, and no more.
    """
    if BRANCHING.split not in tree:
        counts = sorted(np.unique(y, return_counts=True)[1], reverse=True)
        return tree if len(counts) == 1 or (len(counts) > 1 and counts[0] > counts[1]) else {}
    column = X[:, tree["attr"]]
    branches = {
        value: asked(below, X[column == value], y[column == value])
        for value, below in tree["branches"].items()
    }
    return {"attr": tree["attr"], "branches": branches}


def possible(d, names="abc"):
    return {attr: list(names) for attr in range(d)}


def random_cases(reference, seed):
    for n, d, kinds in [(8, 2, 3), (14, 3, 3), (20, 3, 2), (25, 4, 3)]:
        X, y = margins.categorical(seed(f"{n} rows"), n, d, kinds)
        arguments = X, y, list(range(d))[::-1], possible(d, "cab")
        yield arguments, reference.id3(*arguments)


@pytest.mark.points(1)
def test_leaves(student):
    """Is a leaf when labels are equal, when no column is left (majority), and when y is empty."""
    X = table("aab", "aba")
    y = np.array(["yes", "yes", "yes"])
    nothing = X[:0], np.array([], dtype="U3")
    agree_all(student, [
        ((X, y, [0, 1], possible(2)), {"label": "yes"}),
        ((X, np.array([4, -4, 4]), [], {}), {"label": 4}),
        ((X, np.array([4, -4, 4]), [], {}, -4), {"label": 4}),
        ((*nothing, [0, 1], possible(2), "no"), {"label": "no"}),
        ((*nothing, [], {}), {"label": None}),
    ])  # fmt: skip


@pytest.mark.points(1)
def test_agrees_with_the_reference(student, reference, seed):
    """Asks the right questions on random tables with noise: columns, branches, leaves."""
    cases = list(random_cases(reference, seed))
    agree_all(student, [(case, asked(expected, *case[:2])) for case, expected in cases])
    assert_unchanged(student.id3, *cases[-1][0])


@pytest.mark.points(1)
def test_majorities(student, reference, seed):
    """Holds the majority at each inner node, of equally frequent labels the smallest."""
    tie = np.array(["q", "r", "p", "r", "q"])
    agree_all(student, [*random_cases(reference, seed), ((table("aabba"), tie, [], {}),
                                                        {"label": "q"})])  # fmt: skip


@pytest.mark.points(1)
def test_every_possible_value_has_a_branch(student):
    """Has a branch for each listed value; one without samples predicts its own node's majority."""
    X, y = table("aaaaabb", "ppqqppq"), np.array([0, 0, 1, 1, 0, 2, 2])
    below = {"attr": 1, "branches": {"p": {"label": 0}, "q": {"label": 1}, "r": {"label": 0}}}
    first = {"attr": 0, "branches": {"a": below, "b": {"label": 2}, "c": {"label": 0}}}
    # The majority of the node "b" is not that of the root.
    X_more, y_more = table("aaaaabbb", "pppppqqp"), np.array([5, 5, 5, 5, 5, 8, 8, 5])
    whole = {"p": {"label": 5}, "q": {"label": 8}, "r": {"label": 5}}
    part = {"p": {"label": 5}, "q": {"label": 8}, "r": {"label": 8}}
    names = ["p", "q", "r"]
    agree_all(student, [
        ((X, y, [0, 1], {0: ["a", "b", "c"], 1: ["q", "p", "r"]}), first),
        ((X_more, y_more, [1, 0], {0: ["a", "b"], 1: names}), {"attr": 1, "branches": whole}),
        ((X_more[5:], y_more[5:], [1], {1: names}, 5), {"attr": 1, "branches": part}),
    ])  # fmt: skip


@pytest.mark.points(1)
def test_contradictions_end(student):
    """Ends when equal rows have different labels: each column is asked for once on a path."""
    below = {"attr": 1, "branches": {"p": {"label": "n"}}}
    expected = {"attr": 0, "branches": {"a": below, "b": {"label": "y"}}}
    X, y = table("aaabb", "ppppp"), np.array(["n", "y", "n", "y", "y"])
    alone = {"attr": 0, "branches": {"a": {"label": 1}}}
    agree_all(student, [
        ((X, y, [0, 1], {0: ["a", "b"], 1: ["p"]}), expected),
        ((table("aaa"), np.array([1, 0, 1]), [0], {0: ["a"]}), alone),
    ])  # fmt: skip


@pytest.mark.points(1)
def test_a_gain_of_zero_does_not_stop(student):
    """Splits although no column gains anything: exclusive or takes two questions."""
    X, y = table("aabb", "pqpq"), np.array([0, 1, 1, 0])
    left = {"attr": 1, "branches": {"p": {"label": 0}, "q": {"label": 1}}}
    right = {"attr": 1, "branches": {"p": {"label": 1}, "q": {"label": 0}}}
    expected = {"attr": 0, "branches": {"a": left, "b": right}}
    values = {0: ["a", "b"], 1: ["p", "q"]}
    numbers = np.array([[3, 10], [3, 20], [5, 10], [5, 20], [3, 10], [5, 20]])
    halves = {"attr": 1, "branches": {10: {"label": 0}, 20: {"label": 0}}}
    agree_all(student, [
        ((X, y, [0, 1], values), expected),
        ((X, y, [1, 0], values, "unused"), expected),
        ((numbers, np.array([0, 1, 1, 0, 0, 0]), [1], {1: [10, 20]}), halves),
    ])  # fmt: skip


@counterexample_search(data=strategies.category_tables((0, 4), (1, 2), ("p", "q")))
def agrees_with_the_reference(student, reference, data):
    X, y = data
    X, y = (X, y) if len(y) else (np.empty((0, 1), "U1"), np.array([], "U1"))
    attrs = list(range(X.shape[1]))
    assume(margins.is_clear_table(X, y, attrs))
    arguments = X, y, attrs, {attr: ["p", "q"] for attr in attrs}, "a"
    agree(student.id3(*arguments), reference.id3(*arguments))
