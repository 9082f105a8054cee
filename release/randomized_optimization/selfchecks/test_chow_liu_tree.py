"""Self-checks of chow_liu_tree: the example on paper, ties, one node."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(3)
def test_on_paper(student):
    """Grows the tree of the statement."""
    mi = np.array([[0.0, 0.1, 0.5], [0.1, 0.0, 0.3], [0.5, 0.3, 0.0]])
    assert_close(student.chow_liu_tree(mi), np.array([-1, 2, 0]))
    assert_unchanged(student.chow_liu_tree, mi)


@pytest.mark.points(3)
def test_ties_and_one_node(student):
    """Joins all nodes to node 0 where all weights are 0, and takes a single node."""
    assert_close(student.chow_liu_tree(np.zeros((4, 4))), np.array([-1, 0, 0, 0]))
    assert_close(student.chow_liu_tree(np.zeros((1, 1))), np.array([-1]))
