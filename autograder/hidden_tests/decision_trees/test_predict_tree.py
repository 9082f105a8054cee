"""Hidden tests of decision_trees/predict_tree; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import as_array, assert_close, assert_equal, assert_unchanged


def split(feature, threshold, left, right):
    return {"feature": feature, "threshold": threshold, "left": left, "right": right}


def leaf(value):
    return {"value": value, "n": 1, "impurity": 0.0}


@pytest.mark.points(1)
def test_each_row_finds_its_leaf(student, reference, seed):
    """Follows each row to its leaf and returns the values in the order of the rows."""
    tree = split(1, 0.0, split(0, 2.0, leaf(10), leaf(11)), split(2, -1.0, leaf(12), leaf(13)))
    rng = np.random.default_rng(seed("rows"))
    X = rng.normal(size=(40, 3))
    assert_equal(student.predict_tree(tree, X), reference.predict_tree(tree, X))
    deep = split(0, 0.0, split(0, -1.0, tree, leaf(7)), split(2, 0.3, leaf(8), tree))
    assert_equal(student.predict_tree(deep, X), reference.predict_tree(deep, X))
    for row in X[:4]:
        expected = reference.predict_tree(deep, row[np.newaxis])
        assert_equal(student.predict_tree(deep, row[np.newaxis]), expected)
    assert_unchanged(student.predict_tree, deep, X)


@pytest.mark.points(1)
def test_on_the_threshold_goes_left(student):
    """Goes left where a value is equal to the threshold."""
    tree = split(0, 2.5, leaf(0), split(0, 4.0, leaf(1), leaf(2)))
    X = np.array([[2.5], [4.0], [2.5000001], [4.0000001], [-9.0]])
    assert_equal(student.predict_tree(tree, X), np.array([0, 1, 1, 2, 0]))
    assert_equal(student.predict_tree(tree, np.array([[3], [5]])), np.array([1, 2]))


@pytest.mark.points(1)
def test_kinds_of_values(student):
    """Keeps the kind of the values: text of any length, whole numbers, means."""
    X = np.array([[0.0], [5.0], [1.0]])
    answer = student.predict_tree(split(0, 2.0, leaf("a"), leaf("long text")), X)
    assert_equal(answer, np.array(["a", "long text", "a"]))
    answer = student.predict_tree(split(0, 2.0, leaf("long text"), leaf("b")), X)
    assert_equal(answer, np.array(["long text", "b", "long text"]))
    answer = student.predict_tree(split(0, 2.0, leaf(-1), leaf(1)), X)
    assert_equal(answer, np.array([-1, 1, -1]))
    answer = student.predict_tree(split(0, 2.0, leaf(0.25), leaf(1e9 / 3)), X)
    assert_close(as_array(answer, shape=(3,)), [0.25, 1e9 / 3, 0.25])


@pytest.mark.points(1)
def test_one_leaf(student):
    """Repeats the value of a tree that is one leaf; inner nodes may hold a value of their own."""
    X = np.zeros((4, 2))
    assert_equal(student.predict_tree(leaf("only"), X), np.full(4, "only"))
    assert_equal(student.predict_tree({"value": 0}, X[:1]), np.array([0]))
    tree = {**leaf(5), **split(1, -1.0, leaf(6), leaf(7)), "decrease": 0.1}
    assert_equal(student.predict_tree(tree, X), np.full(4, 7))
    bare = split(1, 3.0, {"value": 6}, {"value": 7})
    assert_equal(student.predict_tree(bare, X), np.full(4, 6))


@closer_look(
    tree=strategies.binary_trees(names=("a", "bb")),
    X=strategies.matrices((1, 3), 2, low=-3, high=3),
)
def agrees_with_the_reference(student, reference, tree, X):
    assert_equal(student.predict_tree(tree, X), reference.predict_tree(tree, X))
