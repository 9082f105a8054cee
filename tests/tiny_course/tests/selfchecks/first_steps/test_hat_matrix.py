"""Self-checks of hat_matrix: two matrices found by hand and the laws of a projector."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Is 1/4 everywhere for a column of four ones, and [1, 2, 2] / 9 on top for 1, 2, 2."""
    assert_close(student.hat_matrix(np.ones((4, 1))), np.full((4, 4), 0.25), atol=1e-9)
    column = np.array([[1.0], [2.0], [2.0]])
    wanted = np.array([[1, 2, 2], [2, 4, 4], [2, 4, 4]]) / 9
    assert_close(student.hat_matrix(column), wanted, atol=1e-9)


@pytest.mark.points(2)
def test_is_a_projector(student):
    """Is symmetric and equal to its own square for a line through four points."""
    X = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 5.0]])
    H = as_array(student.hat_matrix(X), shape=(4, 4))
    assert_close(H.T, H, atol=1e-9, what="the transpose of H")
    assert_close(H @ H, H, atol=1e-9, what="H @ H")


@pytest.mark.points(1)
def test_keeps_the_columns(student):
    """Leaves the columns of X where they are: H @ X = X."""
    X = np.array([[2.0, 1.0], [0.0, 1.0], [1.0, -1.0]])
    H = as_array(student.hat_matrix(X), shape=(3, 3))
    assert_close(H @ X, X, atol=1e-9, what="H @ X")
