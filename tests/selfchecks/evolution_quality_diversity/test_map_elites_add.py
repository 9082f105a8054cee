"""Self-checks of map_elites_add: the worked example, a new grid."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal, assert_unchanged

A, B = np.array([0.5]), np.array([0.7])


@pytest.mark.points(2)
def test_worked_example(student):
    """Stores 2 into the empty cell, keeps it against another 2, gives way to 3."""
    for grid, fitness, kept, expected in [
        ({}, 2.0, (B, 2.0), True),
        ({(0, 1): (A, 2.0)}, 2.0, (A, 2.0), False),
        ({(0, 1): (A, 2.0)}, 3.0, (B, 3.0), True),
    ]:
        after, stored = as_tuple(student.map_elites_add(grid, (0, 1), B, fitness), 2)
        assert_equal(bool(stored), expected, what="stored")
        assert_equal(set(after), {(0, 1)}, what="the filled cells")
        assert_close(tuple(after[0, 1]), kept, what="the elite")


@pytest.mark.points(2)
def test_new_grid(student):
    """Leaves the grid that was given alone."""
    assert_unchanged(student.map_elites_add, {(0, 1): (A, 2.0)}, (2, 2), B, 1.0)
    assert_unchanged(student.map_elites_add, {(0, 1): (A, 2.0)}, (0, 1), B, 3.0)
