"""Self-checks of projected_gradient_descent: the worked example and an optimum inside."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


def clip(w):
    """Return the nearest point with all entries from -1 to 1."""
    return np.clip(w, -1.0, 1.0)


@pytest.mark.points(2)
def test_worked_example(student):
    """Goes -9, -1, 1, 1, ... for (w - 3)**2 / 2 between -1 and 1."""
    for n_iter, expected in [(0, -1.0), (1, 1.0), (10, 1.0)]:
        w = student.projected_gradient_descent(lambda w: w - 3, clip, np.array([-9.0]), 0.5, n_iter)
        assert_close(w, [expected], atol=1e-9)


@pytest.mark.points(2)
def test_optimum_inside(student):
    """Stays a plain descent where the fence is not touched: 0.8, 0.6, 0.5 for (w - 0.4)**2 / 2."""
    for n_iter, expected in [(1, 0.6), (2, 0.5)]:
        w = student.projected_gradient_descent(
            lambda w: w - 0.4, clip, np.array([0.8]), 0.5, n_iter
        )
        assert_close(w, [expected], atol=1e-9)
