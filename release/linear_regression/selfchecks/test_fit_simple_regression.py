"""Self-checks of fit_simple_regression: the worked example, a known line, constant x."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (1/3, 1/2) for the points (1, 1), (2, 1), (3, 2)."""
    answer = student.fit_simple_regression(np.array([1.0, 2.0, 3.0]), np.array([1.0, 1.0, 2.0]))
    assert_close(answer, (1 / 3, 1 / 2))


@pytest.mark.points(2)
def test_points_on_a_line(student):
    """Returns the intercept first: points on y = 5 - 2 x give (5, -2)."""
    x = np.array([0.0, 1.0, 3.0, 8.0])
    assert_close(student.fit_simple_regression(x, 5.0 - 2.0 * x), (5.0, -2.0))


@pytest.mark.points(1)
def test_constant_x(student):
    """Raises ValueError for x = [2, 2, 2]: no slope is better than another."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.fit_simple_regression(np.array([2.0, 2.0, 2.0]), np.array([1.0, 2.0, 3.0]))
