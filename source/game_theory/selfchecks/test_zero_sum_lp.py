"""Self-checks of zero_sum_lp: the worked example, a table that is not square."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns the six parts of the text for its 2 x 2 table."""
    parts = as_tuple(student.zero_sum_lp(np.array([[3.0, -1.0], [-2.0, 4.0]])), 6)
    assert_close(parts[0], [0.0, 0.0, -1.0], what="c")
    assert_close(parts[1], [[-3.0, 2.0, 1.0], [1.0, -4.0, 1.0]], what="A_ub")
    assert_close(parts[2], [0.0, 0.0], what="b_ub")
    assert_close(parts[3], [[1.0, 1.0, 0.0]], what="A_eq")
    assert_close(parts[4], [1.0], what="b_eq")
    bounds = [tuple(pair) for pair in parts[5]]
    assert_equal(bounds, [(0, None), (0, None), (None, None)], what="the bounds")


@pytest.mark.points(2)
def test_shapes(student):
    """Has arrays of shapes (4,), (2, 4), (2,), (1, 4), (1,) and 4 bounds for a 3 x 2 table."""
    parts = as_tuple(student.zero_sum_lp(np.arange(6.0).reshape(3, 2)), 6)
    shapes = [np.shape(part) for part in parts[:5]]
    assert_equal(shapes, [(4,), (2, 4), (2,), (1, 4), (1,)], what="the shapes")
    assert_equal(len(parts[5]), 4, what="the number of bounds")
