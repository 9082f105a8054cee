"""Self-checks of kernel_pca: the worked example, two directions, signs, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

X = 1.0 * np.array([0, 1, 5])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (-2, -1, 3) and the eigenvalue 14 for the points 0, 1, 5; then zeros."""
    K = np.outer(X, X)
    assert_unchanged(student.kernel_pca, K, 1)
    scores, values = student.kernel_pca(K, 2)
    assert_close(scores, [[-2.0, 0.0], [-1.0, 0.0], [3.0, 0.0]], atol=1e-9)
    assert_close(values, [14.0, 0.0], atol=1e-9)


@pytest.mark.points(2)
def test_two_directions(student):
    """Returns coordinates along the axes for points on a cross, the longer axis first."""
    points = np.array([[3.0, 0.0], [-1.0, 0.0], [-2.0, 0.0], [0.0, -2.0], [0.0, 1.0], [0.0, 1.0]])
    scores, values = student.kernel_pca(points @ points.T, 2)
    assert_close(scores, points * [1, -1], atol=1e-9)
    assert_close(values, [14.0, 6.0])


@pytest.mark.points(1)
def test_sign(student):
    """Makes the largest entry positive: (2, 1, -3) becomes (-2, -1, 3), in tiny units too."""
    for unit in (1.0, 1e-8):
        scores, _ = student.kernel_pca(unit * np.outer(-X, -X) * unit, 1)
        assert_close(scores / unit, [[-2.0], [-1.0], [3.0]], atol=1e-6)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for 4 components of 3 points."""
    K = np.outer(X, X)
    assert_raises(student.kernel_pca, ValueError, {"4 components": (K, 4)}, works_on=[(K, 3)])
