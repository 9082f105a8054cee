"""Self-checks of is_independent: two small tables."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(2)
def test_two_small_tables(student):
    """Says True for two equal rows, and False for X and its square."""
    assert_equal(student.is_independent(np.array([[0.125, 0.375], [0.125, 0.375]])), True)
    square = np.array([[0.0, 1.0], [1.0, 0.0], [0.0, 1.0]]) / 3
    assert_equal(student.is_independent(square), False)
