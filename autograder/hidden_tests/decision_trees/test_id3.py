"""Hidden tests of decision_trees/id3; a first docstring line is shown to students."""

from functools import partial
from itertools import count

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.decision_trees import margins
from autograder.hidden_tests.decision_trees.small_trees import table
from autograder.testing import (
    BRANCHING,
    answered_by,
    assert_cases,
    assert_leaves_arguments,
    assert_same_tree,
    counterexample_search,
    remembered,
    strategies,
)

assert_trees = partial(assert_cases, tree=BRANCHING)


@remembered
def gainful_table(number, n, d, kinds):
    """Draw a table all of whose splits gain something: others have a test of their own."""
    tables = (margins.categorical(number + k, n, d, kinds) for k in count())
    return next(t for t in tables if margins.gains_everywhere(*t, range(d)))


def random_cases(reference, seed, sizes):
    calls = []
    for n, d, kinds in sizes:
        X, y = gainful_table(seed(f"{n} rows"), n, d, kinds)
        calls.append((X, y, list(range(d))[::-1], {attr: list("cab") for attr in range(d)}))
    # The majority of the node "b", where no column is left, is not that of the root.
    X, y = table("aaaabbb"), np.array([5, 5, 5, 5, 8, 8, 5])
    calls.append((X, y, [0], {0: list("abc")}))
    return answered_by(reference.id3, calls)


@pytest.mark.points(1)
def test_leaves(student):
    """Is a leaf if all labels are equal, no column is left (majority), or y is empty; not else."""
    X, values = table("aab", "aba"), {0: list("abc"), 1: list("abc")}
    parted = {"attr": 0, "branches": {"a": {"label": 6}, "b": {"label": -6}}}
    nothing = X[:0], np.array([], dtype="U3")
    cases = [
        ((X, np.array(["yes", "yes", "yes"]), [0, 1], values), {"label": "yes"}),
        ((X, np.array([4, -4, 4]), [], {}), {"label": 4}),
        ((X, np.array([4, -4, 4]), [], {}, -4), {"label": 4}),
        ((*nothing, [0, 1], values, "no"), {"label": "no"}),
        ((*nothing, [], {}), {"label": None}),
        ((X[:0], np.array([], dtype=int), [0, 1], values, 0), {"label": 0}),
        # Nearly equal is not equal.
        ((table("a" * 10 + "b"), np.repeat([6, -6], [10, 1]), [0], {0: ["a", "b"]}), parted),
    ]
    assert_trees(student.id3, cases)


@pytest.mark.points(1)
def test_agrees_with_the_reference(student, reference, seed):
    """Finds the right splits of random tables with noise: columns, branches, leaves."""

    def clear_splits(tree, X, y):
        """Leave out majorities, and labels that a tie or an empty branch decides.

        So that a wrong majority costs what is said about majorities, and no more.
        """
        if BRANCHING.split not in tree:
            counts = sorted(np.unique(y, return_counts=True)[1], reverse=True)
            return tree if len(counts) == 1 or (len(counts) > 1 and counts[0] > counts[1]) else {}
        column = X[:, tree["attr"]]
        branches = {
            value: clear_splits(below, X[column == value], y[column == value])
            for value, below in tree["branches"].items()
        }
        return {"attr": tree["attr"], "branches": branches}

    cases = random_cases(reference, seed, [(8, 2, 3), (14, 3, 3), (20, 3, 2)])
    clear = [(call, clear_splits(tree, *call[:2])) for call, tree in cases]
    # Column 0 would be better, but is not to be asked for.
    only = {"attr": 1, "branches": {"p": {"label": 0}, "q": {"label": 1}}}
    values = {0: ["a", "b"], 1: ["p", "q"]}
    clear.append(((table("aabb", "pqqq"), np.array([0, 0, 1, 1]), [1], values), only))
    assert_trees(student.id3, clear)
    more = np.array([["b", "q", "v"], ["a", "q", "v"], ["a", "p", "v"]]), np.array([3, 1, 2])
    values = {0: ["c", "b", "a"], 1: ["q", "p"], 2: ["v", "u"]}
    assert_leaves_arguments(student.id3, [cases[-1][0], (*more, [2, 0, 1], values)])


@pytest.mark.points(1)
def test_majorities(student, reference, seed):
    """Holds the majority at each inner node, of equally frequent labels the smallest."""
    tied = np.array(["r", "q", "p", "q", "r"])
    parted = {"attr": 0, "branches": {"a": {"label": 8}, "b": {"label": 5}}, "majority": 5}
    ties = [
        ((table("aabba"), tied, [], {}), {"label": "q"}),
        ((table("aabba"), tied, [], {}, "r"), {"label": "q"}),
        ((table("ab"), np.array([8, 5]), [0], {0: ["a", "b"]}), parted),
    ]
    drawn = random_cases(reference, seed, [(14, 3, 3), (20, 3, 2)])
    assert_trees(student.id3, [*drawn, *ties])


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
    # The majority of the node "b" is 8, that of the root 5.
    X_most, y_most = table("aaaabbb", "ppppqqp"), np.array([5, 5, 5, 5, 8, 8, 9])
    most = {
        "a": {"label": 5},
        "b": {"attr": 1, "branches": {"p": {"label": 9}, "q": {"label": 8}, "r": {"label": 8}}},
    }
    cases = [
        ((X, y, [0, 1], {0: ["a", "b", "c"], 1: ["q", "p", "r"]}), first),
        ((X_more, y_more, [1, 0], {0: ["a", "b"], 1: names}), {"attr": 1, "branches": whole}),
        ((X_more[5:], y_more[5:], [1], {1: names}, 5), {"attr": 1, "branches": part}),
        ((X_most, y_most, [0, 1], {0: ["a", "b"], 1: names}), {"attr": 0, "branches": most}),
    ]
    assert_trees(student.id3, cases)


@pytest.mark.points(1)
def test_contradictions_end(student):
    """Ends when equal rows have different labels: each column is used once on a path."""
    below = {"attr": 1, "branches": {"p": {"label": "n"}}}
    expected = {"attr": 0, "branches": {"a": below, "b": {"label": "y"}}}
    X, y = table("aaabb", "ppppp"), np.array(["n", "y", "n", "y", "y"])
    alone = {"attr": 0, "branches": {"a": {"label": 1}}}
    cases = [
        ((X, y, [0, 1], {0: ["a", "b"], 1: ["p"]}), expected),
        ((table("aaa"), np.array([1, 0, 1]), [0], {0: ["a"]}), alone),
    ]
    assert_trees(student.id3, cases)


@pytest.mark.points(1)
def test_a_gain_of_zero_does_not_stop(student):
    """Splits although no column gains anything: exclusive or takes two splits on a path."""
    X, y = table("aabb", "pqpq"), np.array([0, 1, 1, 0])
    left = {"attr": 1, "branches": {"p": {"label": 0}, "q": {"label": 1}}}
    right = {"attr": 1, "branches": {"p": {"label": 1}, "q": {"label": 0}}}
    expected = {"attr": 0, "branches": {"a": left, "b": right}}
    values = {0: ["a", "b"], 1: ["p", "q"]}
    numbers = np.array([[3, 10], [3, 20], [5, 10], [5, 20], [3, 10], [5, 20]])
    halves = {"attr": 1, "branches": {10: {"label": 0}, 20: {"label": 0}}}
    cases = [
        ((X, y, [0, 1], values), expected),
        ((X, y, [1, 0], {1: ["p", "q"], 0: ["a", "b"]}, "unused"), expected),
        ((numbers, np.array([0, 1, 1, 0, 0, 0]), [1], {1: [10, 20]}), halves),
    ]
    assert_trees(student.id3, cases)


@counterexample_search(data=strategies.category_tables((0, 4), (1, 2), ("p", "q")))
def agrees_with_the_reference(student, reference, data):
    X, y = data
    X, y = (X, y) if len(y) else (np.empty((0, 1), "U1"), np.array([], "U1"))
    attrs = list(range(X.shape[1]))
    assume(margins.is_clear_table(X, y, attrs))
    arguments = X, y, attrs, {attr: ["p", "q"] for attr in attrs}, "a"
    assert_same_tree(student.id3(*arguments), reference.id3(*arguments), BRANCHING)
