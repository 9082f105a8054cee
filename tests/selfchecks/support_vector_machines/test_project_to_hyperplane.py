"""Self-checks of project_to_hyperplane: the worked example and a point that stays."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Projects (3, 4) to (0.6, 0.8), and leaves (1, 0.5) where it is: it lies on the line."""
    X = np.array([[3.0, 4.0], [1.0, 0.5]])
    assert_unchanged(student.project_to_hyperplane, X, np.array([3.0, 4.0]), -5.0)
    got = student.project_to_hyperplane(X, np.array([3.0, 4.0]), -5.0)
    assert_close(got, [[0.6, 0.8], [1.0, 0.5]], atol=1e-9)


@pytest.mark.points(1)
def test_on_the_plane(student):
    """Returns points at which w . x + b is 0, on either side."""
    X, w = np.array([[1.0, 2.0, 3.0], [-4.0, 0.0, 1.0]]), np.array([1.0, -2.0, 2.0])
    got = np.asarray(student.project_to_hyperplane(X, w, 1.5))
    assert_close(got @ w + 1.5, [0.0, 0.0], atol=1e-9)
