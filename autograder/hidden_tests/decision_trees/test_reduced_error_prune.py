"""Hidden tests of decision_trees/reduced_error_prune; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.decision_trees import margins
from autograder.testing import (
    BINARY,
    assert_same_tree,
    assert_unchanged,
    counterexample_search,
    require,
    strategies,
)


def agree(got, expected):
    assert_same_tree(got, expected, BINARY, what="the pruned tree")


def leaf(value, n=2, impurity=0.0):
    return {"value": value, "n": n, "impurity": impurity}


def split(own, feature, threshold, left, right):
    below = {"left": left, "right": right}
    return {**own, "feature": feature, "threshold": threshold, "decrease": 0.4, **below}


def small():
    """Ask for feature 0, and on its left for feature 1."""
    inner = split(leaf("a", 5, 0.48), 1, 0.0, leaf("a", 3), leaf("b", 2))
    return split(leaf("b", 9, 0.44), 0, 0.0, inner, leaf("b", 4))


LOW, HIGH, RIGHT = [-1.0, -1.0], [-1.0, 1.0], [1.0, 0.0]


def agree_all(student, cases):
    """Compare the answers for trees, validation rows, their labels and the right pruned trees."""
    calls = [(tree, np.array(X), np.array(y)) for tree, X, y, _ in cases]
    for answer, (_, _, _, expected) in zip(
        student.reduced_error_prune.map(calls), cases, strict=True
    ):
        agree(answer, expected)


@pytest.mark.points(1)
def test_a_split_that_does_not_pay_goes(student):
    """Keeps a split only if more validation rows are right with it; equally many are not enough."""
    pruned = {**small(), "left": leaf("a", 5, 0.48)}
    agree_all(student, [
        (small(), [LOW, HIGH, RIGHT], ["a", "b", "b"], small()),
        (small(), [LOW, HIGH, HIGH], ["a", "a", "b"], pruned),
        (small(), [LOW, HIGH], ["a", "a"], pruned),
        (small(), [HIGH, RIGHT], ["a", "b"], pruned),
    ])  # fmt: skip


@pytest.mark.points(1)
def test_goes_on_upwards(student):
    """Goes on until nothing changes, and leaves a node above a surviving split as it is."""
    # The root's own value is right for all of them, but the split below it survives.
    inner = split(leaf("b", 5, 0.48), 1, 0.0, leaf("a", 2), leaf("b", 3))
    tree = split(leaf("b", 9, 0.44), 0, 0.0, inner, leaf("c", 4))
    # Three levels that all fall, one after the other.
    deep = split(leaf("b", 20, 0.3), 1, 5.0, small(), leaf("a", 11))
    both = [HIGH, LOW, LOW, RIGHT]
    agree_all(student, [
        (small(), both, ["a", "b", "b", "b"], leaf("b", 9, 0.44)),
        (tree, [LOW, HIGH, RIGHT, RIGHT, RIGHT], ["a", "b", "b", "b", "b"], tree),
        (deep, [*both, [0.0, 9.0]], ["a", "b", "b", "b", "b"], leaf("b", 20, 0.3)),
    ])  # fmt: skip


@pytest.mark.points(1)
def test_nobody_comes(student):
    """Prunes a split that no validation row reaches, and leaves a tree of one leaf alone."""
    X, y = [RIGHT, RIGHT], ["b", "b"]
    wide = split(leaf("a", 18), 1, 5.0, small(), small())
    agree_all(student, [
        (small(), X, y, leaf("b", 9, 0.44)),
        (small(), np.empty((0, 2)), np.array([], dtype="U1"), leaf("b", 9, 0.44)),
        (wide, np.empty((0, 2)), np.array([], dtype="U1"), leaf("a", 18)),
        (leaf("a"), X, y, leaf("a")),
    ])  # fmt: skip


@pytest.mark.points(1)
def test_values_come_from_training(student):
    """Gives a new leaf the node's own value, n and impurity, whatever the validation labels are."""
    own = leaf(1, 7, 0.49)
    tree = split(own, 0, 0.0, leaf(1, 4), leaf(0, 3))
    X, on_the_line = [[-1.0], [-2.0], [3.0]], [[0.0], [0.5]]
    agree_all(student, [
        (tree, X, [2, 2, 1], own), (tree, X, [1, 2, 1], own),
        (small(), [[0.0, -1.0], [0.0, 1.0]], ["a", "b"], small()),
        (tree, on_the_line, [1, 0], tree), (tree, on_the_line, [0, 1], own),
    ])  # fmt: skip


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
    calls = []
    for n, d in [(25, 1), (30, 2), (30, 1), (25, 2)]:
        X, y = margins.numeric(seed(f"{n} by {d}"), n, d, "gini", 4, 1)
        tree = reference.grow_tree(X, y, max_depth=4)
        X_val, y_val = rng.normal(size=(40, d)), rng.permutation(np.tile(y, 2)[:40])
        y_val = np.where(rng.random(40) < 0.6, reference.predict_tree(tree, X_val), y_val)
        calls.append((tree, X_val, y_val))
    for answer, call in zip(student.reduced_error_prune.map(calls), calls, strict=True):
        agree(answer, reference.reduced_error_prune(*call))
        tree, X_val, y_val = call
        before, after = (np.sum(reference.predict_tree(t, X_val) == y_val) for t in (tree, answer))
        require(after >= before, "Fewer validation rows are right after pruning.")


@counterexample_search(
    tree=strategies.binary_trees(names=("a", "b")),
    X=strategies.matrices((1, 4), 2, low=-3, high=3),
    labels=strategies.labels(4, names=("a", "b")),
)
def agrees_with_the_reference(student, reference, tree, X, labels):
    y = labels[: len(X)]
    agree(student.reduced_error_prune(tree, X, y), reference.reduced_error_prune(tree, X, y))
