"""Self-checks of predict_tree: the worked example and a tree that is one leaf."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def tree():
    return {"feature": 1, "threshold": 2.5, "left": {"value": "low"}, "right": {"value": "high"}}


def rows():
    return np.array([[0.0, 3.0], [9.0, 2.5], [0.0, 2.0]])


@pytest.mark.points(3)
def test_worked_example(student):
    """Predicts high, low, low: a value on the threshold goes left."""
    assert_equal(student.predict_tree(tree(), rows()), np.array(["high", "low", "low"]))
    assert_unchanged(student.predict_tree, tree(), rows())


@pytest.mark.points(1)
def test_one_leaf(student):
    """Repeats the value of a tree that is one leaf."""
    assert_equal(student.predict_tree({"value": 7}, rows()), np.array([7, 7, 7]))
