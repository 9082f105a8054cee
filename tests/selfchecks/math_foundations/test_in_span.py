"""Self-checks of in_span: the worked example, and the zero vector."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(1)
def test_worked_example(student):
    """Reaches (2, 3, 5) from (1, 0, 1) and (0, 1, 1), but not (2, 3, 4)."""
    V = np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
    assert_equal(student.in_span(V, np.array([2.0, 3.0, 5.0])), True)
    assert_equal(student.in_span(V, np.array([2.0, 3.0, 4.0])), False)


@pytest.mark.points(1)
def test_zero_vector(student):
    """Reaches the zero vector from anywhere."""
    assert_equal(student.in_span(np.array([[1.0, 0.0, 1.0]]), np.zeros(3)), True)
