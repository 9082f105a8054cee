"""Self-checks of whiten: the worked example, order and covariance, eps, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ROWS = np.array([[5.0, 1.0], [-3.0, 1.0], [1.0, 1.5], [1.0, 0.5]])
ROOT = np.sqrt(8.0)


@pytest.mark.points(2)
def test_worked_example(student):
    """Has W = diag(1/sqrt 8, sqrt 8), and white rows at a distance of sqrt 2."""
    assert_unchanged(student.whiten, ROWS.copy())
    r = np.sqrt(2.0)
    white = np.array([[r, 0.0], [-r, 0.0], [0.0, r], [0.0, -r]])
    right = white, np.diag([1 / ROOT, ROOT])
    assert_close(student.whiten(ROWS), right, atol=1e-9, parts=("Xw", "W"))


@pytest.mark.points(1)
def test_eps(student):
    """Adds eps = 1 to the variances 8 and 1/8, under the root."""
    _, W = student.whiten(ROWS, 1.0)
    assert_close(np.abs(W), np.diag([1 / 3, 1 / np.sqrt(1.125)]), atol=1e-9, what="|W|")


@pytest.mark.points(1)
def test_falling_order(student):
    """Puts the largest variance into column 0 of W; largest entries are positive."""
    _, W = student.whiten(ROWS[:, ::-1])
    assert_close(W, [[0.0, ROOT], [1 / ROOT, 0.0]], atol=1e-9, what="W")
    X = ROWS @ np.array([[0.6, -0.8], [-0.8, -0.6]])
    _, W = student.whiten(X)
    right = np.array([[-0.6 / ROOT, 0.8 * ROOT], [0.8 / ROOT, 0.6 * ROOT]])
    assert_close(W, right, atol=1e-9, what="W of turned rows")


@pytest.mark.points(1)
def test_covariance(student):
    """Makes a covariance of 1 and 0, with the divisor n."""
    X = np.random.default_rng(0).normal(size=(30, 3)) @ np.array(
        [[2.0, 1, 0], [0, 1, 1], [0, 0, 3]]
    )
    Xw, _ = student.whiten(X)
    assert_close(np.asarray(Xw).T @ Xw / 30, np.eye(3), atol=1e-9, what="the covariance of Xw")


@pytest.mark.points(1)
def test_flat_cloud(student):
    """Raises LinAlgError for dependent columns, unless eps is above 0."""
    X = np.column_stack([ROWS, ROWS.sum(axis=1)])
    assert np.all(np.isfinite(student.whiten(X, 0.5)[0]))
    with pytest.raises(np.linalg.LinAlgError):
        student.whiten(X)
