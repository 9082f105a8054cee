"""Self-checks of reduced_error_prune: the worked example, pruned and kept."""

import numpy as np
import pytest
from selfchecks.testing import BINARY, assert_same_tree, assert_unchanged


def leaf(value, n, impurity=0.0):
    return {"impurity": impurity, "n": n, "value": value}


def tree():
    split = {"feature": 0, "threshold": 5.0, "decrease": 0.375}
    return {**leaf(0, 4, 0.375), **split, "left": leaf(0, 3), "right": leaf(1, 1)}


@pytest.mark.points(4)
def test_worked_example(student):
    """Becomes a leaf if one of two validation rows is right with and without the split."""
    X, y = np.array([[7.0], [8.0]]), np.array([0, 1])
    assert_unchanged(student.reduced_error_prune, tree(), X, y)
    pruned = student.reduced_error_prune(tree(), X, y)
    assert_same_tree(pruned, leaf(0, 4, 0.375), BINARY)


@pytest.mark.points(2)
def test_kept(student):
    """Keeps a split that makes a validation row right."""
    kept = student.reduced_error_prune(tree(), np.array([[7.0]]), np.array([1]))
    assert_same_tree(kept, tree(), BINARY)
