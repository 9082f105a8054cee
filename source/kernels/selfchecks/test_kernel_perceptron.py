"""Self-checks of kernel_perceptron: the worked example, a diagonal table, exclusive or."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns counts (1, 1) after one pass, (2, 2) after two, both without convergence."""
    K = np.array([[1.0, 2.0], [2.0, 4.0]])
    y = np.array([1.0, -1.0])
    assert_unchanged(student.kernel_perceptron, K, y, 2)
    for passes in (1, 2):
        counts, converged = student.kernel_perceptron(K, y, passes)
        assert_equal(np.asarray(counts), np.array([passes, passes]))
        assert_equal(bool(converged), False)


@pytest.mark.points(1)
def test_diagonal(student):
    """Makes one mistake on each point that is similar to itself alone, then stops."""
    counts, converged = student.kernel_perceptron(np.diag([1.0, 2.0, 3.0]), np.array([1, -1, 1]))
    assert_equal(np.asarray(counts), np.array([1, 1, 1]))
    assert_equal(bool(converged), True)


@pytest.mark.points(1)
def test_exclusive_or(student):
    """Returns counts (7, 5, 5, 4) for the exclusive or with (1 + x.z)^2."""
    X = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
    counts, converged = student.kernel_perceptron((1 + X @ X.T) ** 2, np.array([-1, 1, 1, -1]))
    assert_equal(np.asarray(counts), np.array([7, 5, 5, 4]))
    assert_equal(bool(converged), True)
