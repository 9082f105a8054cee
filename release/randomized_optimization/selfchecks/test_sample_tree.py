"""Self-checks of sample_tree: the example on paper, a root that is not bit 0."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(3)
def test_on_paper(student):
    """Draws three strings whose two bits are equal."""
    dist = {"root": 0.5, "cpt": np.array([[0.5, 0.5], [0.0, 1.0]])}
    call = dist, [-1, 0], 3, np.random.default_rng(0)
    assert_close(student.sample_tree(*call), np.array([[0, 0], [1, 1], [1, 1]]))
    assert_unchanged(student.sample_tree, *call)


@pytest.mark.points(2)
def test_upside_down(student):
    """Draws the root first, also if it is the last bit."""
    dist = {"root": 0.5, "cpt": np.array([[1.0, 0.0], [0.5, 0.5]])}
    root = np.random.default_rng(4).random(6) < 0.5
    got = student.sample_tree(dist, [1, -1], 6, np.random.default_rng(4))
    assert_close(got, np.column_stack([1 - root, root]))
