"""Self-checks of fit_through_origin: the numbers of the worked example."""

import numpy as np
import pytest
from selfchecks.testing import as_number, assert_close


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives 3 for the points (1, 1) and (2, 7)."""
    w = student.fit_through_origin(np.array([1.0, 2.0]), np.array([1.0, 7.0]))
    assert_close(w, 3.0)


@pytest.mark.points(1)
def test_points_on_a_line_through_the_origin(student):
    """Finds the slope -2.5 of points that lie on y = -2.5 x."""
    x = np.array([1.0, 2.0, 4.0])
    assert_close(as_number(student.fit_through_origin(x, -2.5 * x)), -2.5)
