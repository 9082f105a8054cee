"""Self-checks of kernel_ridge_fit: the worked example, several targets, no penalty, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

K = np.array([[1.0, 2.0], [2.0, 4.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (-2/3, 5/3) for the targets 2 and 7 with lam = 1."""
    assert_unchanged(student.kernel_ridge_fit, K, np.array([2.0, 7.0]), 1.0)
    assert_close(student.kernel_ridge_fit(K, np.array([2.0, 7.0]), 1.0), [-2 / 3, 5 / 3])


@pytest.mark.points(1)
def test_several_targets(student):
    """Returns a column for each column of targets."""
    Y = np.array([[2.0, 1.0], [7.0, 1.0]])
    assert_close(student.kernel_ridge_fit(K, Y, 1.0), [[-2 / 3, 0.5], [5 / 3, 0.0]], atol=1e-9)


@pytest.mark.points(1)
def test_no_penalty(student):
    """Returns (1, 4) for K = 2 I, targets 2 and 8, lam = 0."""
    assert_close(student.kernel_ridge_fit(2 * np.eye(2), np.array([2.0, 8.0]), 0.0), [1.0, 4.0])


@pytest.mark.points(1)
def test_refusals(student):
    """Raises LinAlgError for K of rank 1 with lam = 0, and ValueError for lam = -1."""
    y = np.array([2.0, 7.0])
    assert_raises(
        student.kernel_ridge_fit, np.linalg.LinAlgError, {"lam = 0": (K, y, 0.0)},
        works_on=[(K, y, 1.0)],
    )  # fmt: skip
    assert_raises(
        student.kernel_ridge_fit, ValueError, {"lam = -1": (K, y, -1.0)}, works_on=[(K, y, 1.0)]
    )
