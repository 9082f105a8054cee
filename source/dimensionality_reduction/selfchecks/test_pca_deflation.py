"""Self-checks of pca_deflation: the worked example, a single step, a correlated pair."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ROWS = np.array([[4.0, 6.0], [-2.0, -2.0], [-1.0, 3.5], [3.0, 0.5]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Finds (0.6, 0.8), and after deflation (0.8, -0.6)."""
    assert_unchanged(student.pca_deflation, ROWS.copy(), 2)
    right = [[0.6, 0.8], [0.8, -0.6]]
    assert_close(student.pca_deflation(ROWS, 2), right, atol=1e-6)
    mirrored = student.pca_deflation(ROWS * np.array([1.0, -1.0]), 1)
    assert_close(mirrored, [[-0.6, 0.8]], atol=1e-6, what="the direction of mirrored rows")


@pytest.mark.points(1)
def test_one_step(student):
    """Is at 8 : 1 between the two directions after a single step; starts again for the second."""
    X = np.array([[4.0, 6, 0], [-2, -2, 1], [-1, 3.5, 3], [3, 0.5, -1], [0, 2, -4]])
    A = X - X.mean(axis=0)
    first = A.T @ A @ np.array([1, 1 / 2, 1 / 3])
    first = first / np.linalg.norm(first)
    got = student.pca_deflation(X, 1, n_iter=1)
    assert_close(got, [first], atol=1e-6, what="the first of three columns after one step")
    got = student.pca_deflation(X, 2, n_iter=3, tol=0.0)
    right = [-0.166147, 0.223671, 0.960399]
    assert_close(got[1], right, atol=2e-6, what="the second direction after three steps")
    v = 8 * np.array([0.6, 0.8]) + np.array([0.8, -0.6])
    got = student.pca_deflation(ROWS, 1, n_iter=1)
    assert_close(got, [v / np.linalg.norm(v)], atol=1e-6)


@pytest.mark.points(1)
def test_against_each_other(student):
    """Finds the direction of two columns that go against each other."""
    X = np.array([[1.0, -1.2], [-1.0, 1.1], [2.0, -1.9], [-2.0, 2.0]])
    got = np.asarray(student.pca_deflation(X, 1))
    _, _, Vt = np.linalg.svd(X - X.mean(axis=0))
    assert_close(np.abs(got @ Vt[0]), [1.0], atol=1e-6, what="|cosine| with the first direction")
