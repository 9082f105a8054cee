"""Self-checks of is_independent: small tables, and another tolerance."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(2)
def test_two_small_tables(student):
    """Says True for two equal rows, False for X and its square, but True for that with tol=0.25."""
    rows = np.array([[0.125, 0.375], [0.125, 0.375]])
    assert_equal(student.is_independent(rows), True)
    assert_equal(student.is_independent(np.vstack([rows, [0.0, 0.0]])), True)
    square = np.array([[0.0, 1.0], [1.0, 0.0], [0.0, 1.0]]) / 3
    assert_equal(student.is_independent(square), False)
    assert_equal(student.is_independent(square, 0.25), True)
