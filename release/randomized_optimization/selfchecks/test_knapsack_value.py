"""Self-checks of knapsack_value: the example on paper."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(3)
def test_on_paper(student):
    """Is worth 11 if it is exactly full, and 0 if it is too heavy."""
    weights, values = np.array([3, 4, 2]), np.array([5, 6, 3])
    call = np.array([1, 1, 0]), weights, values, 7
    assert_close(student.knapsack_value(*call), 11.0)
    assert_close(student.knapsack_value(np.array([1, 1, 1]), weights, values, 7), 0.0)
    assert_unchanged(student.knapsack_value, *call)
