"""Hidden tests of linear_regression/hat_matrix; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_symmetric,
    counterexample_search,
    matrix_with_singular_values,
    strategies,
)


def assert_projects(H, n, rank):
    """Assert what holds for the projection on any space of this dimension."""
    H = as_array(H, shape=(n, n))
    assert_symmetric(H, what="H")
    assert_close(H @ H, H, atol=1e-9, what="H @ H")
    assert_close(np.trace(H), rank, what="the trace of H")


@pytest.mark.points(1)
def test_worked_by_hand(student):
    """Gives the matrices that can be found on paper, also for integers."""
    line = np.array([[5.0, 2.0, -1.0], [2.0, 2.0, 2.0], [-1.0, 2.0, 5.0]]) / 6
    cases = [
        (np.ones((4, 1)), np.full((4, 4), 1 / 4)),
        (np.array([[3.0], [-4.0]]), [[0.36, -0.48], [-0.48, 0.64]]),
        (np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]]), line),
    ]
    cases += [(X.astype(int), H) for X, H in cases]
    assert_cases(student.hat_matrix, cases, atol=1e-9)


@pytest.mark.points(1)
def test_projects_on_the_columns(student, reference, seed):
    """Is symmetric, H @ H = H, its trace is the rank of X, and H @ y are the fitted values."""
    cases = []
    for n, d in [(5, 1), (9, 2), (30, 6)]:
        rng = np.random.default_rng(seed(f"{n} by {d}"))
        cases.append((rng.normal(size=(n, d)) * np.geomspace(1.0, 200.0, d), rng.normal(size=n)))
    designs = [X for X, _ in cases]
    answers = assert_law(student.hat_matrix, designs, lambda H, X: assert_projects(H, *X.shape))
    for H, (X, y) in zip(answers, cases, strict=True):
        assert_close(H, reference.hat_matrix(X), atol=1e-9)
        fitted = X @ np.linalg.lstsq(X, y, rcond=None)[0]
        assert_close(np.asarray(H) @ y, fitted, atol=1e-9, what="H @ y")
    assert_leaves_arguments(student.hat_matrix, designs)


@pytest.mark.points(1)
def test_redundant_columns_change_nothing(student, seed):
    """Depends on the column space only: a repeated column or a sum of columns changes nothing."""
    rng = np.random.default_rng(seed("columns"))
    for n in (4, 6, 9, 20):
        a, b = rng.normal(size=(2, n))
        spans = ([a, b], [a, b, a], [a, a, b], [a, 0 * a, b], [a + b, a, b], [b - a, a])
        before, *others = student.hat_matrix.map([(np.column_stack(span),) for span in spans])
        for H in others:
            assert_projects(H, n, 2)
            assert_close(H, before, atol=1e-9)


@pytest.mark.points(1)
def test_rank_n_is_the_identity_and_rank_0_is_zero(student, seed):
    """Is the identity if X has rank n, not for every n < d, and zero if X is all zeros."""
    rng = np.random.default_rng(seed("wide"))
    sizes = [(1, 1), (3, 3), (2, 5), (6, 20)]
    designs = [matrix_with_singular_values(rng, n, d, np.linspace(1, 0.5, n)) for n, d in sizes]
    cases = [(X, np.eye(len(X))) for X in designs]
    cases += [(np.zeros((n, d)), np.zeros((n, n))) for n, d in sizes]
    cases.append((np.array([[3.0, 4.0, 0.0], [3.0, 4.0, 0.0]]), np.full((2, 2), 1 / 2)))
    doubled = np.array([[3.0, 4.0, 0.0], [6.0, 8.0, 0.0]])
    label = "a second row that is twice the first"
    expected = [[0.2, 0.4], [0.4, 0.8]]
    multiples = [Case(X, expected, label=label) for X in (doubled, doubled[:, :2])]
    assert_cases(student.hat_matrix, [*cases, *multiples], atol=1e-9)
    assert_leaves_arguments(student.hat_matrix, [X for X, _ in cases])


@pytest.mark.points(1)
def test_unit_of_features_does_not_matter(student, reference, seed):
    """Stays the same in other units of X; a direction above 1e-12 of the largest counts."""
    rng = np.random.default_rng(seed("units"))
    a, b, c = rng.normal(size=(3, 10))
    designs = [np.column_stack(span) for span in ([a, b, c], [a, b, a + b])]
    cases = [(X, reference.hat_matrix(X), 1e-9) for X in designs]
    Q, _ = np.linalg.qr(rng.normal(size=(10, 8)))
    cases.append((Q * np.repeat([1.0, 6e-12], [7, 1]), Q @ Q.T, 1e-3))  # the last column counts,
    cases.append((Q * np.repeat([1.0, 2e-13], [7, 1]), Q[:, :7] @ Q[:, :7].T, 1e-9))  # here not
    cases.append((np.diag([1.0, 2e-13]), np.diag([1.0, 0.0]), 1e-9))
    near = Q[:, :2] * [1.0, 6e-12] @ np.array([[0.6, 0.8], [0.8, -0.6]])  # no matter of units
    cases.append((near, Q[:, :2] @ Q[:, :2].T, 1e-3))
    units = (1e-13, 1e-120, 1e8)
    cases = [Case(unit * X, H, atol=tolerance) for unit in units for X, H, tolerance in cases]
    assert_cases(student.hat_matrix, cases)


@counterexample_search(X=strategies.matrices())
def agrees_with_the_reference(student, reference, X):
    assert_close(student.hat_matrix(X), reference.hat_matrix(X), atol=1e-9)
