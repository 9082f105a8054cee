"""Hidden tests of decision_trees/reduced_error_prune; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_unchanged, require
from autograder.checking.trees import BINARY, assert_same_tree
from autograder.hidden_tests.decision_trees import margins


def agree(got, expected):
    assert_same_tree(got, expected, BINARY, what="the pruned tree")


def leaf(value, n=2, impurity=0.0):
    return {"value": value, "n": n, "impurity": impurity}


def split(own, feature, threshold, left, right):
    below = {"left": left, "right": right}
    return {**own, "feature": feature, "threshold": threshold, "decrease": 0.1, **below}


def small():
    """Ask for feature 0, and on its left for feature 1."""
    inner = split(leaf("a", 5, 0.48), 1, 0.0, leaf("a", 3), leaf("b", 2))
    return split(leaf("b", 9, 0.44), 0, 0.0, inner, leaf("b", 4))


LOW, HIGH, RIGHT = [-1.0, -1.0], [-1.0, 1.0], [1.0, 0.0]


@pytest.mark.points(1)
def test_a_split_that_does_not_pay_goes(student):
    """Keeps a split only if more validation rows are right with it; equally many are not enough."""
    cases = [
        ([LOW, HIGH, RIGHT], ["a", "b", "b"], small()),
        ([LOW, HIGH, HIGH], ["a", "a", "b"], {**small(), "left": leaf("a", 5, 0.48)}),
        ([LOW, HIGH], ["a", "a"], {**small(), "left": leaf("a", 5, 0.48)}),
        ([HIGH, RIGHT], ["a", "b"], {**small(), "left": leaf("a", 5, 0.48)}),
    ]
    for X, y, expected in cases:
        answer = student.reduced_error_prune(small(), np.array(X), np.array(y))
        agree(answer, {**expected} if "feature" in expected else expected)


@pytest.mark.points(1)
def test_goes_on_upwards(student):
    """Goes on until nothing changes, and leaves a node above a surviving split as it is."""
    X, y = np.array([LOW, LOW, RIGHT]), np.array(["b", "b", "b"])
    agree(student.reduced_error_prune(small(), X, y), leaf("b", 9, 0.44))
    # The root's own value is right for all of them, but the split below it survives.
    inner = split(leaf("b", 5, 0.48), 1, 0.0, leaf("a", 2), leaf("b", 3))
    tree = split(leaf("b", 9, 0.44), 0, 0.0, inner, leaf("c", 4))
    X, y = np.array([LOW, HIGH, RIGHT, RIGHT, RIGHT]), np.array(["a", "b", "b", "b", "b"])
    agree(student.reduced_error_prune(tree, X, y), tree)
    # Three levels that all fall, one after the other.
    deep = split(leaf("b", 20, 0.3), 1, 5.0, small(), leaf("a", 11))
    X, y = np.array([LOW, RIGHT, [0.0, 9.0]]), np.array(["b", "b", "b"])
    agree(student.reduced_error_prune(deep, X, y), leaf("b", 20, 0.3))


@pytest.mark.points(1)
def test_nobody_comes(student):
    """Prunes a split that no validation row reaches, and leaves a tree of one leaf alone."""
    X, y = np.array([RIGHT, RIGHT]), np.array(["b", "b"])
    agree(student.reduced_error_prune(small(), X, y), leaf("b", 9, 0.44))
    nothing = np.empty((0, 2)), np.array([], dtype="U1")
    agree(student.reduced_error_prune(small(), *nothing), leaf("b", 9, 0.44))
    agree(student.reduced_error_prune(leaf("a"), X, y), leaf("a"))


@pytest.mark.points(1)
def test_values_come_from_training(student):
    """Gives a new leaf the node's own value, n and impurity, whatever the validation labels are."""
    tree = split(leaf(1, 7, 0.49), 0, 0.0, leaf(1, 4), leaf(0, 3))
    X = np.array([[-1.0], [-2.0], [3.0]])
    agree(student.reduced_error_prune(tree, X, np.array([2, 2, 2])), leaf(1, 7, 0.49))
    agree(student.reduced_error_prune(tree, X, np.array([1, 2, 2])), leaf(1, 7, 0.49))
    lines = np.array([[0.0, -1.0], [0.0, 1.0]])
    agree(student.reduced_error_prune(small(), lines, np.array(["a", "b"])), small())
    on_the_line = np.array([[0.0], [0.5]])
    agree(student.reduced_error_prune(tree, on_the_line, np.array([1, 0])), tree)
    agree(student.reduced_error_prune(tree, on_the_line, np.array([0, 1])), leaf(1, 7, 0.49))


@pytest.mark.points(1)
def test_returns_a_new_tree(student):
    """Leaves the tree that it is given unchanged, on every level."""
    X, y = np.array([LOW, LOW, RIGHT]), np.array(["b", "b", "b"])
    assert_unchanged(student.reduced_error_prune, small(), X, y)
    tree = split(leaf("a", 20), 1, 5.0, small(), small())
    assert_unchanged(student.reduced_error_prune, tree, X, np.array(["a", "b", "b"]))


@pytest.mark.points(1)
def test_grown_trees(student, reference, seed):
    """Prunes grown trees as the reference does, and is never right less often on validation."""
    rng = np.random.default_rng(seed("validation"))
    for n, d in [(25, 1), (30, 2)]:
        X, y = margins.numeric(seed(f"{n} by {d}"), n, d, "gini", 4, 1)
        tree = reference.grow_tree(X, y, max_depth=4)
        X_val, y_val = rng.normal(size=(40, d)), rng.permutation(np.tile(y, 2)[:40])
        y_val = np.where(rng.random(40) < 0.6, reference.predict_tree(tree, X_val), y_val)
        answer = student.reduced_error_prune(tree, X_val, y_val)
        agree(answer, reference.reduced_error_prune(tree, X_val, y_val))
        before, after = (np.sum(reference.predict_tree(t, X_val) == y_val) for t in (tree, answer))
        require(after >= before, "Fewer validation rows are right after pruning.")


@closer_look(
    tree=strategies.binary_trees(names=("a", "b")),
    X=strategies.matrices((1, 4), 2, low=-3, high=3),
    labels=strategies.labels(4, names=("a", "b")),
)
def agrees_with_the_reference(student, reference, tree, X, labels):
    y = labels[: len(X)]
    agree(student.reduced_error_prune(tree, X, y), reference.reduced_error_prune(tree, X, y))
