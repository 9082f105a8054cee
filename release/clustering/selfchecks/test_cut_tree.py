"""Self-checks of cut_tree: both cuts of the worked example, the order of labels, the errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged

MERGES = np.array([[0.0, 1, 1, 2], [2, 4, 2, 3], [3, 5, 4, 4]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Has the labels 0, 0, 0, 1 for k = 2, and 0, 0, 1, 2 for the height 1."""
    assert_unchanged(student.cut_tree, MERGES, 4, k=2)
    assert_equal(student.cut_tree(MERGES, 4, k=2), np.array([0, 0, 0, 1]), what="labels for k = 2")
    got = student.cut_tree(MERGES, 4, height=1.0)
    assert_equal(got, np.array([0, 0, 1, 2]), what="labels for the height 1")


@pytest.mark.points(2)
def test_order_of_labels(student):
    """Counts up as clusters appear: points 1 and 2 together are cluster 1, point 3 is 2."""
    merges = np.array([[1.0, 2, 1, 2], [0, 3, 2, 2], [4, 5, 3, 4]])
    assert_equal(student.cut_tree(merges, 4, k=3), np.array([0, 1, 1, 2]), what="labels for k = 3")
    assert_equal(student.cut_tree(merges, 4, k=2), np.array([0, 1, 1, 0]), what="labels for k = 2")


@pytest.mark.points(1)
def test_height_zero(student):
    """Takes the height 0 for a height, and has one cluster for k = 1."""
    got = student.cut_tree(MERGES, 4, height=0)
    assert_equal(got, np.array([0, 1, 2, 3]), what="labels for the height 0")
    assert_equal(student.cut_tree(MERGES, 4, k=1), np.zeros(4, dtype=int), what="labels for k = 1")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if neither k nor height is given, or both."""
    student.cut_tree(MERGES, 4, k=1)
    for both in ({}, {"k": 2, "height": 1.0}):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.cut_tree(MERGES, 4, **both)
