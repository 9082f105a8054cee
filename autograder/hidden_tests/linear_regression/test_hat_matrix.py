"""Hidden tests of linear_regression/hat_matrix; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import as_array, assert_close, assert_unchanged


def check_projector(H, n, rank):
    H = as_array(H, shape=(n, n))
    assert_close(H.T, H, atol=1e-9, what="the transpose of H, which is symmetric,")
    assert_close(H @ H, H, atol=1e-9, what="H @ H")
    assert_close(np.trace(H), rank, what="the trace of H")


@pytest.mark.points(1)
def test_worked_by_hand(student):
    """Gives the matrices that can be found on paper: the mean, and a line through three points."""
    assert_close(student.hat_matrix(np.ones((4, 1))), np.full((4, 4), 1 / 4), atol=1e-9)
    assert_close(
        student.hat_matrix(np.array([[3.0], [-4.0]])), [[0.36, -0.48], [-0.48, 0.64]], atol=1e-9
    )
    X = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]])
    by_hand = np.array([[5.0, 2.0, -1.0], [2.0, 2.0, 2.0], [-1.0, 2.0, 5.0]]) / 6
    assert_close(student.hat_matrix(X), by_hand, atol=1e-9)


@pytest.mark.points(1)
@pytest.mark.parametrize(("n", "d"), [(5, 1), (9, 2), (30, 6)])
def test_projects_on_the_columns(student, reference, seed, n, d):
    """Is symmetric, H @ H = H, its trace is the rank of X, and H @ y are the fitted values."""
    rng = np.random.default_rng(seed(f"{n} by {d}"))
    X, y = rng.normal(size=(n, d)) * np.geomspace(1.0, 50.0, d), rng.normal(size=n)
    H = student.hat_matrix(X)
    check_projector(H, n, d)
    assert_close(H, reference.hat_matrix(X), atol=1e-9)
    fitted = X @ np.linalg.lstsq(X, y, rcond=None)[0]
    assert_close(np.asarray(H) @ y, fitted, atol=1e-9, what="H @ y")
    assert_unchanged(student.hat_matrix, X)


@pytest.mark.points(1)
def test_redundant_columns_change_nothing(student, seed):
    """Depends on the column space only: a repeated column or a sum of columns changes nothing."""
    rng = np.random.default_rng(seed("columns"))
    for n in (4, 6, 9, 20):
        a, b = rng.normal(size=(2, n))
        before = student.hat_matrix(np.column_stack([a, b]))
        for columns in ([a, b, a], [a, a, b], [a, 0 * a, b], [a + b, a, b], [b - a, a]):
            H = student.hat_matrix(np.column_stack(columns))
            check_projector(H, n, 2)
            assert_close(H, before, atol=1e-9)


@pytest.mark.points(1)
def test_rank_n_is_the_identity_and_rank_0_is_zero(student, seed):
    """Is the identity if X has rank n, so also for n < d, and zero if X is all zeros."""
    rng = np.random.default_rng(seed("wide"))
    for n, d in [(1, 1), (3, 3), (2, 5), (6, 20)]:
        assert_close(student.hat_matrix(rng.normal(size=(n, d))), np.eye(n), atol=1e-9)
        assert_close(student.hat_matrix(np.zeros((n, d))), np.zeros((n, n)), atol=1e-9)


@pytest.mark.points(1)
@pytest.mark.parametrize("unit", [1e-13, 1e-6, 1e8])
def test_unit_of_features_does_not_matter(student, reference, seed, unit):
    """Stays the same in other units of X, also with redundant or nearly redundant columns."""
    rng = np.random.default_rng(seed("units"))
    a, b, c = rng.normal(size=(3, 10))
    for columns in ([a, b, c], [a, b, a + b], [a, a + 1e-6 * b]):
        X = np.column_stack(columns)
        expected = reference.hat_matrix(X)
        assert_close(student.hat_matrix(unit * X), expected, atol=1e-8)
    Q, _ = np.linalg.qr(np.column_stack([a, b]))
    X = unit * Q * np.array([1.0, 6e-12])  # the second column is small, but counts
    assert_close(student.hat_matrix(X), Q @ Q.T, atol=1e-3)


@closer_look(X=strategies.matrices())
def agrees_with_the_reference(student, reference, X):
    assert_close(student.hat_matrix(X), reference.hat_matrix(X), atol=1e-9)
