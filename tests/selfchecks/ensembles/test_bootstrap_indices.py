"""Self-checks of bootstrap_indices: the draws of one seed, and who is left out."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_equal


@pytest.mark.points(2)
def test_draws(student):
    """Draws two samples of four rows by the recipe."""
    idx, _ = as_tuple(student.bootstrap_indices(4, 2, np.random.default_rng(0)), 2)
    assert_equal(idx, np.array([[3, 2, 2, 1], [1, 0, 0, 0]]), what="idx")


@pytest.mark.points(2)
def test_out_of_bag(student):
    """Marks the rows that were not drawn, and never a single row."""
    _, oob = as_tuple(student.bootstrap_indices(4, 2, np.random.default_rng(0)), 2)
    right = np.array([[True, False, False, False], [False, False, True, True]])
    assert_equal(oob, right, what="oob (True: not drawn)")
    _, oob = as_tuple(student.bootstrap_indices(1, 3, np.random.default_rng(0)), 2)
    assert_equal(oob, np.zeros((3, 1), dtype=bool), what="oob of a single row")
