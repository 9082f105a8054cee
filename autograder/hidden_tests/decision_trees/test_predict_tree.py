"""Hidden tests of decision_trees/predict_tree; a first docstring line is shown to students."""

from functools import partial

import numpy as np
import pytest

from autograder.hidden_tests.decision_trees import small_trees
from autograder.hidden_tests.decision_trees.small_trees import split
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

leaf = partial(small_trees.leaf, n=1, impurity=0.0)


@pytest.mark.points(1)
def test_each_row_finds_its_leaf(student, reference, seed):
    """Follows each row to its leaf and returns the values in the order of the rows."""
    tree = split(1, 0.0, split(0, 2.0, leaf(10), leaf(11)), split(2, -1.0, leaf(12), leaf(13)))
    deep = split(0, 0.0, split(0, -1.0, tree, leaf(7)), split(2, 0.3, leaf(8), tree))
    X = np.random.default_rng(seed("rows")).normal(size=(40, 3))
    calls = [(tree, X), (deep, X), *((deep, row[np.newaxis]) for row in X[:4])]
    assert_agrees(student.predict_tree, reference.predict_tree, calls, compare=assert_equal)
    assert_leaves_arguments(student.predict_tree, [(deep, X), (leaf(3), X), (deep, X[:1])])


@pytest.mark.points(1)
def test_on_the_threshold_goes_left(student):
    """Goes left where a value is equal to the threshold."""
    tree = split(0, 2.5, leaf(0), split(0, 4.0, leaf(1), leaf(2)))
    X = np.array([[-9.0], [2.5], [np.nextafter(2.5, 9)], [4.0], [np.nextafter(4, 9)]])
    below = split(0, -2.5, leaf(0), leaf(1))
    cases = [
        ((tree, X), np.array([0, 0, 1, 1, 2])),
        ((tree, np.array([[3], [4], [5]])), np.array([1, 1, 2])),
        ((below, np.array([[-3], [-2]])), np.array([0, 1])),
    ]
    assert_cases(student.predict_tree, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_kinds_of_values(student):
    """Keeps the kind of the values: strings of any length, integers, means."""
    X = np.array([[0.0], [1.0], [5.0]])
    long = "long text" * 12
    kinds = [("a", long), (long, "b"), (-1000, 1), (1 / 3, 1e9 / 3), ("07 ", "8")]
    cases = [((split(0, 2.0, leaf(a), leaf(b)), X), np.array([a, a, b])) for a, b in kinds]
    middle = split(0, 0.5, leaf("a"), split(0, 2.0, leaf(long), leaf("b")))
    cases.append(((middle, X), np.array(["a", long, "b"])))
    both = split(0, 2.0, leaf(1), leaf(2.5))
    cases.append(Case((both, X), np.array([1, 1, 2.5]), label="an integer beside a mean"))
    assert_cases(student.predict_tree, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_one_leaf(student):
    """Repeats the value of a tree that is one leaf; inner nodes may hold a value of their own."""
    X = np.zeros((4, 2))
    tree = split(0, -1.0, leaf(6), leaf(0), **leaf(5), decrease=0.1)
    empty = {"value": 6, "threshold": None, "left": None, "right": None}
    bare = split(1, 3.0, {"value": 6}, {"value": 7})
    cases = [
        ((leaf("only"), X), np.full(4, "only")),
        (({"value": 0}, X[:1]), np.array([0])),
        ((tree, X), np.full(4, 0)),
        ((bare, X), np.full(4, 6)),
        Case((empty, X), np.full(4, 6), label="a leaf with other keys than feature"),
    ]
    assert_cases(student.predict_tree, cases, compare=assert_equal)


@counterexample_search(
    tree=strategies.binary_trees(names=("a", "bb")),
    X=strategies.matrices((1, 3), 2, low=-3, high=3),
)
def agrees_with_the_reference(student, reference, tree, X):
    assert_equal(student.predict_tree(tree, X), reference.predict_tree(tree, X))
