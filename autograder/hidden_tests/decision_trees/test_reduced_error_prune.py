"""Hidden tests of decision_trees/reduced_error_prune; first docstring lines are shown."""

from copy import deepcopy
from functools import partial

import numpy as np
import pytest

from autograder.hidden_tests.decision_trees import margins, small_trees
from autograder.testing import (
    BINARY,
    answered_by,
    assert_cases,
    assert_law,
    assert_leaves_arguments,
    assert_same_tree,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

leaf = partial(small_trees.leaf, n=2, impurity=0.0)
split = partial(small_trees.split, decrease=0.4)

# Splits on feature 0, and on its left on feature 1.
OWN, LEFT = leaf("b", n=9, impurity=0.44), leaf("a", n=5, impurity=0.48)
INNER = split(1, 0.0, leaf("a", n=3), leaf("b"), **LEFT)
SMALL = split(0, 0.0, INNER, leaf("b", n=4), **OWN)
STUMP = split(0, 0.0, leaf("a"), leaf("b", n=5), **leaf("b", n=7))
LOW, HIGH, RIGHT = [-1.0, -1.0], [-1.0, 1.0], [1.0, 0.0]
FIXED = (25, 7), (30, 22), (25, 4), (25, 15)
NOBODY = np.empty((0, 2)), np.array([], dtype="U1")
assert_pruned = partial(assert_cases, tree=BINARY, atol=1e-9, what="the pruned tree")


@pytest.mark.points(1)
def test_a_split_that_does_not_pay_goes(student):
    """Keeps a split only if more validation rows are right with it; equally many are not enough."""
    pruned = {**SMALL, "left": LEFT}
    cases = [
        ((SMALL, np.array([LOW, HIGH, RIGHT]), np.array(["a", "b", "b"])), SMALL),
        ((SMALL, np.array([LOW, HIGH, HIGH]), np.array(["a", "a", "b"])), pruned),
        ((SMALL, np.array([LOW, HIGH]), np.array(["a", "a"])), pruned),
        ((SMALL, np.array([HIGH, RIGHT]), np.array(["a", "b"])), pruned),
        # None is right, either way.
        ((STUMP, np.array([LOW, HIGH, RIGHT]), np.array(["c", "c", "c"])), leaf("b", n=7)),
    ]
    assert_pruned(student.reduced_error_prune, cases)


@pytest.mark.points(1)
def test_goes_on_upwards(student):
    """Goes on until nothing changes, and leaves a node above a surviving split as it is."""
    X = np.array([HIGH, LOW, LOW, RIGHT, [0.0, 9.0], [60.0, 0.0]])
    y = np.array(["a", "b", "b", "b", "b", "b"])
    # Four levels that all fall, one after the other.
    top = leaf("b", n=20, impurity=0.3)
    deep = split(1, 5.0, SMALL, leaf("a", n=11), **leaf("b", n=16))
    deeper = split(0, 50.0, deep, leaf("a"), **top)
    # The root's own value is right for all of them, but the split below it survives.
    inner = split(1, 0.0, leaf("a"), leaf("b", n=3), **leaf("b", n=5, impurity=0.48))
    tree = split(0, 0.0, inner, leaf("c", n=4), **OWN)
    cases = [
        ((SMALL, X[:4], y[:4]), OWN),
        ((tree, np.array([LOW, HIGH, RIGHT, RIGHT, RIGHT]), y[:5]), tree),
        ((deeper, X, y), top),
    ]
    assert_pruned(student.reduced_error_prune, cases)


@pytest.mark.points(1)
def test_nobody_comes(student):
    """Prunes a split that no validation row reaches, and leaves a tree of one leaf alone."""
    X, y = np.array([RIGHT, RIGHT]), np.array(["b", "b"])
    wide = split(1, 5.0, SMALL, deepcopy(SMALL), **leaf("a", n=18))
    cases = [
        ((SMALL, X, y), OWN),
        ((SMALL, *NOBODY), OWN),
        ((wide, *NOBODY), leaf("a", n=18)),
        ((leaf("a"), X, y), leaf("a")),
    ]
    assert_pruned(student.reduced_error_prune, cases)


@pytest.mark.points(1)
def test_values_come_from_training(student):
    """Gives a new leaf the node's own value, n and impurity, whatever the validation labels are."""
    own = leaf(1, n=7, impurity=0.49)
    tree = split(0, 0.0, leaf(1, n=4), leaf(0, n=3), **own)
    other = split(0, 0.0, leaf(0, n=4), leaf(1, n=3), **leaf(0, n=7, impurity=0.49))
    X, on_the_line = np.array([[-1.0], [-2.0], [3.0]]), np.array([[0.0], [1e-12]])
    cases = [
        ((tree, X, np.array([2, 2, 1])), own),
        ((tree, X, np.array([1, 2, 1])), own),
        # A label that training has not seen is never right, near to another one or not.
        ((tree, 0 * X + 3, np.array([-5, -5, 1])), own),
        ((other, 0 * X + 3, np.array([2, 2, 0])), leaf(0, n=7, impurity=0.49)),
        ((STUMP, X - 6, np.array(["ab", "ab", "b"])), leaf("b", n=7)),
        ((SMALL, np.array([[0.0, -1.0], [0.0, 1.0]]), np.array(["a", "b"])), SMALL),
        ((tree, on_the_line, np.array([1, 0])), tree),
        ((tree, on_the_line, np.array([0, 1])), own),
    ]
    assert_pruned(student.reduced_error_prune, cases)


@pytest.mark.points(1)
def test_returns_a_new_tree(student):
    """Leaves the tree that it is given unchanged, on every level."""

    def is_pruned(answer, *_):
        is_leaf = isinstance(answer, dict) and "left" not in answer
        require(is_leaf, "A split stays although its node alone is right more often.")

    calls = []
    for own in (leaf("a", n=4, impurity=0.375), leaf("b", n=6, impurity=0.25)):
        tree = split(0, 0.0, leaf("a"), leaf("b"), **{**own, "decrease": 0.01})
        calls.append((tree, np.array([LOW, RIGHT]), np.array([own["value"]] * 2)))
    assert_law(student.reduced_error_prune, calls, is_pruned)
    assert_varies(student.reduced_error_prune, calls)
    X, y = np.array([LOW, LOW, RIGHT]), np.array(["b", "b", "b"])
    tree = split(1, 5.0, SMALL, deepcopy(SMALL), **leaf("a", n=20))
    unsorted = np.array([RIGHT, LOW, HIGH]), np.array(["b", "a", "a"])
    calls = [(SMALL, X, y), (tree, X, np.array(["a", "b", "b"])), (SMALL, *unsorted)]
    assert_leaves_arguments(student.reduced_error_prune, calls)


@pytest.mark.points(1)
def test_grown_trees(student, reference, seed):
    """Prunes grown trees as the reference does, and is never right less often on validation."""
    rng, calls = np.random.default_rng(seed("validation")), []
    drawn = [(n, d, rng, seed(f"{n} by {d}")) for n, d in [(25, 1), (30, 2), (30, 1), (25, 2)]]
    # The same for everybody: here each mistake in the order or in a new leaf shows.
    fixed = [(n, 2, np.random.default_rng(number), number) for n, number in FIXED]
    for n, d, rng, number in (*drawn, *fixed):
        X, y = margins.numeric(number, n, d, "gini", 4, 1)
        tree = reference.grow_tree(X, y, max_depth=4)
        X_val, y_val = rng.normal(size=(40, d)), rng.permutation(np.tile(y, 2)[:40])
        y_val = np.where(rng.random(40) < 0.6, reference.predict_tree(tree, X_val), y_val)
        calls.append((tree, X_val, y_val))
    expected = answered_by(reference.reduced_error_prune, calls)
    pruned = assert_pruned(student.reduced_error_prune, expected)
    for after, (before, X_val, y_val) in zip(pruned, calls, strict=True):
        rights = [np.sum(reference.predict_tree(tree, X_val) == y_val) for tree in (before, after)]
        require(rights[0] <= rights[1], "Fewer validation rows are right after pruning.")


@counterexample_search(
    tree=strategies.binary_trees(names=("a", "b")),
    X=strategies.matrices((1, 4), 2, low=-3, high=3),
    labels=strategies.labels(4, names=("a", "b")),
)
def agrees_with_the_reference(student, reference, tree, X, labels):
    y = labels[: len(X)]
    pruned = reference.reduced_error_prune(tree, X, y)
    answer = student.reduced_error_prune(tree, X, y)
    assert_same_tree(answer, pruned, BINARY, what="the pruned tree")
