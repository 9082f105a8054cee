"""Self-checks of grow_tree: the worked example, a leaf, and exclusive or."""

import numpy as np
import pytest
from selfchecks.testing import BINARY, assert_same_tree, assert_unchanged


def leaf(value, n, impurity=0.0):
    return {"impurity": impurity, "n": n, "value": value}


@pytest.mark.points(4)
def test_worked_example(student):
    """Parts the targets 5, 5, 8 at x = 4 with the criterion 'mse'."""
    X, y = np.array([[1.0], [2.0], [6.0]]), np.array([5.0, 5.0, 8.0])
    split = {"feature": 0, "threshold": 4.0, "decrease": 2.0}
    sides = {"left": leaf(5.0, 2), "right": leaf(8.0, 1)}
    expected = {**leaf(6.0, 3, 2.0), **split, **sides}
    assert_unchanged(student.grow_tree, X, y, "mse")
    assert_same_tree(student.grow_tree(X, y, "mse"), expected, BINARY)


@pytest.mark.points(2)
def test_leaf(student):
    """Is one leaf with the majority for max_depth=0, or if min_leaf allows no split."""
    X, y = np.array([[1.0], [2.0], [6.0]]), np.array(["b", "a", "b"])
    for rules in ({"max_depth": 0}, {"min_leaf": 2}):
        assert_same_tree(student.grow_tree(X, y, **rules), leaf("b", 3, 4 / 9), BINARY)


@pytest.mark.points(4)
def test_exclusive_or(student):
    """Learns exclusive or with two questions, although the first one gains nothing."""
    X, y = np.array([[0, 0], [0, 1], [1, 0], [1, 1]]), np.array([0, 1, 1, 0])
    half = {**leaf(0, 2, 0.5), "feature": 1, "threshold": 0.5, "decrease": 0.5}
    left = {**half, "left": leaf(0, 1), "right": leaf(1, 1)}
    right = {**half, "left": leaf(1, 1), "right": leaf(0, 1)}
    top = {**leaf(0, 4, 0.5), "feature": 0, "threshold": 0.5, "decrease": 0.0}
    expected = {**top, "left": left, "right": right}
    assert_same_tree(student.grow_tree(X, y), expected, BINARY)
