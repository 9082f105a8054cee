"""Self-checks of normalized_step: the worked example and a zero gradient."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(1)
def test_worked_example(student):
    """Goes from [1, 1] to [0.7, 0.6] for the gradient [30, 40] and eta = 0.5."""
    answer = student.normalized_step(np.array([1.0, 1.0]), np.array([30.0, 40.0]), 0.5)
    assert_close(answer, [0.7, 0.6])


@pytest.mark.points(1)
def test_zero_gradient(student):
    """Stays where the gradient is zero."""
    answer = student.normalized_step(np.array([1.0, 2.0]), np.zeros(2), 0.5)
    assert_close(answer, [1, 2])
