"""Self-checks of mvn_logpdf: the worked example, one dimension, tiny determinants, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Is -3.2242 at the mean (1, 2) and -4.6304 at (4, 2)."""
    X, mean, cov = np.array([[1.0, 2], [4, 2]]), np.array([1.0, 2]), np.array([[4.0, 2], [2, 5]])
    assert_unchanged(student.mvn_logpdf, X, mean, cov)
    top = -np.log(2 * np.pi) - np.log(16.0) / 2
    assert_close(student.mvn_logpdf(X, mean, cov), [top, top - 2.8125 / 2], rtol=1e-8)


@pytest.mark.points(2)
def test_one_dimension(student):
    """Has shape (n,), and agrees with the formula for one dimension."""
    X = np.array([[0.0], [3.0], [-1.0]])
    got = student.mvn_logpdf(X, np.array([1.0]), np.array([[4.0]]))
    right = -np.log(2 * np.sqrt(2 * np.pi)) - np.array([1.0, 4.0, 4.0]) / 8
    assert_close(got, right, rtol=1e-8)


@pytest.mark.points(1)
def test_many_dimensions(student):
    """Is finite for 50 or 100 features with standard deviation 1e-4."""
    for d in (50, 100):
        got = student.mvn_logpdf(np.zeros((1, d)), np.zeros(d), 1e-8 * np.eye(d))
        right = d * (4 * np.log(10.0) - np.log(2 * np.pi) / 2)
        assert_close(got, [right], rtol=1e-8, what=f"the result for {d} features")


@pytest.mark.points(1)
def test_far_and_int8(student):
    """Is right a thousand standard deviations away, and for points of int8."""
    got = student.mvn_logpdf(np.array([[1000.0, 0.0]]), np.zeros(2), np.eye(2))
    assert_close(got, [-np.log(2 * np.pi) - 5e5], rtol=1e-8, what="the result far away")
    got = student.mvn_logpdf(np.int8([[-100]]), np.int8([100]), np.array([[1e4]]))
    right = -np.log(100 * np.sqrt(2 * np.pi)) - 2
    assert_close(got, [right], rtol=1e-8, what="the result for int8")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises LinAlgError for a matrix with one negative eigenvalue or two."""
    for cov in ([[1.0, 2.0], [2.0, 1.0]], [[-1.0, 0.0], [0.0, -1.0]]):
        with pytest.raises(np.linalg.LinAlgError):
            student.mvn_logpdf(np.zeros((1, 2)), np.zeros(2), np.array(cov))
