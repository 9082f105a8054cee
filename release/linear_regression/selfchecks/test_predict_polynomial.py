"""Self-checks of predict_polynomial: the worked example and a straight line."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Continues the parabola through (-1, 1), (0, 0), (1, 1): 0.25 at 0.5 and 0.04 at -0.2."""
    x, y = np.array([-1.0, 0.0, 1.0]), np.array([1.0, 0.0, 1.0])
    answer = student.predict_polynomial(x, y, np.array([-0.2, 0.5]), 2)
    assert_close(answer, [0.04, 0.25], atol=1e-9)


@pytest.mark.points(1)
def test_line(student):
    """Finds points on a line again with degree 1."""
    x, x_test = np.array([0.0, 0.2, 0.4, 0.8]), np.array([0.1, 0.6])
    answer = student.predict_polynomial(x, 1.0 - x, x_test, 1)
    assert_close(answer, [0.9, 0.4], atol=1e-9)
