"""Self-checks of mvn_mle: the worked example, shapes, a single point."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Finds the mean (2, 4) and the covariance with the divisor n of three points."""
    X = np.array([[0.0, 2.0], [2.0, 2.0], [4.0, 8.0]])
    assert_unchanged(student.mvn_mle, X)
    mean, cov = as_tuple(student.mvn_mle(X), 2)
    assert_close(mean, [2.0, 4.0], what="the mean")
    assert_close(cov, np.array([[8.0, 12.0], [12.0, 24.0]]) / 3, what="the covariance")


@pytest.mark.points(2)
def test_shapes(student):
    """Returns a (1, 1) covariance for one column, and zeros for one row."""
    mean, cov = as_tuple(student.mvn_mle(np.array([[1.0], [3.0]])), 2)
    assert_close(mean, [2.0], what="the mean")
    assert_close(cov, [[1.0]], what="the covariance")
    mean, cov = as_tuple(student.mvn_mle(np.array([[1.0, 3.0, 5.0]])), 2)
    assert_close(mean, [1.0, 3.0, 5.0], what="the mean")
    assert_close(cov, np.zeros((3, 3)), what="the covariance", atol=1e-12)


@pytest.mark.points(1)
def test_far_from_zero_and_int8(student):
    """Loses nothing far from zero, nor with points of int8."""
    X = np.array([[-100], [100], [120]])
    for points, shift in ((X + 2.0**27, 2.0**27), (X.astype(np.int8), 0.0)):
        mean, cov = as_tuple(student.mvn_mle(points), 2)
        assert_close(mean, [shift + 40.0], what="the mean")
        assert_close(cov, [[29600 / 3]], what="the covariance")
