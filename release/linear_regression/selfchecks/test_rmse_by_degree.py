"""Self-checks of rmse_by_degree: the worked example and the shapes."""

import numpy as np
import pytest
from selfchecks.testing import as_array, as_tuple, assert_close, assert_unchanged


def parabola():
    """Return three points for training, and a fourth one for validation."""
    train = np.array([-1.0, 0.0, 1.0]), np.array([1.0, 0.0, 1.0])
    return *train, np.array([0.5]), np.array([0.25])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (0.471405, 0) in training and (0.416667, 0) in validation for the degrees 0 and 2."""
    answer = student.rmse_by_degree(*parabola(), np.array([0, 2]))
    assert_close(answer, ([2**0.5 / 3, 0.0], [5 / 12, 0.0]), atol=1e-6)


@pytest.mark.points(1)
def test_shapes(student):
    """Leaves its arguments as they are, and returns two arrays with one entry per degree."""
    assert_unchanged(student.rmse_by_degree, *parabola(), np.arange(4))
    answer = student.rmse_by_degree(*parabola(), np.arange(4))
    for part in as_tuple(answer, 2):
        as_array(part, shape=(4,))
