"""Self-checks of svd_from_eigh: the worked example, a V without symmetry, a rank of one."""

import numpy as np
import pytest
from selfchecks.testing import as_array, as_tuple, assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives s = (5, 2) for [[3, 0], [4, 0], [0, 2]], and U, Vt that make X again."""
    X = np.array([[3.0, 0.0], [4.0, 0.0], [0.0, 2.0]])
    U, s, Vt = as_tuple(student.svd_from_eigh(X), 3)
    assert_close(s, [5, 2], what="s")
    U, Vt = as_array(U, shape=(3, 2), what="U"), as_array(Vt, shape=(2, 2), what="Vt")
    assert_close(U * s @ Vt, X, atol=1e-8, what="U @ diag(s) @ Vt")
    assert_close(U.T @ U, np.eye(2), atol=1e-8, what="U.T @ U")
    assert_unchanged(student.svd_from_eigh, X)


@pytest.mark.points(2)
def test_directions(student):
    """Gives s = (3, 2, 1) for [[0, 3, 0], [0, 0, 2], [1, 0, 0]], whose V is neither I nor V.T."""
    X = np.array([[0.0, 3.0, 0.0], [0.0, 0.0, 2.0], [1.0, 0.0, 0.0]])
    U, s, Vt = as_tuple(student.svd_from_eigh(X), 3)
    assert_close(s, [3, 2, 1], what="s")
    U, Vt = as_array(U, shape=(3, 3), what="U"), as_array(Vt, shape=(3, 3), what="Vt")
    assert_close(U * s @ Vt, X, atol=1e-8, what="U @ diag(s) @ Vt")
    assert_close(U.T @ U, np.eye(3), atol=1e-8, what="U.T @ U")
    assert_close(Vt @ Vt.T, np.eye(3), atol=1e-8, what="Vt @ Vt.T")


@pytest.mark.points(2)
def test_rank_one(student):
    """Keeps a single singular value, 10, for [[2, 4], [4, 8]]."""
    X = np.array([[2.0, 4.0], [4.0, 8.0]])
    U, s, Vt = as_tuple(student.svd_from_eigh(X), 3)
    assert_close(s, [10], what="s")
    U, Vt = as_array(U, shape=(2, 1), what="U"), as_array(Vt, shape=(1, 2), what="Vt")
    assert_close(U * s @ Vt, X, atol=1e-8, what="U @ diag(s) @ Vt")
