"""Hidden tests of math_foundations/svd_from_eigh; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    assert_unchanged,
    counterexample_search,
    matrix_with_singular_values,
    strategies,
)


def assert_decomposes(result, expected):
    """Assert that U, s and Vt take X apart; expected is X with its singular values."""
    X, values = expected
    n, d, r = *X.shape, len(values)
    U, s, Vt = as_tuple(result, 3)
    s = as_array(s, shape=(r,), what="s, the second part")
    assert_close(s, np.array(values), rtol=1e-8, what="s, the second part")
    U = as_array(U, shape=(n, r), what="U, the first part")
    Vt = as_array(Vt, shape=(r, d), what="Vt, the third part")
    scale = max(values, default=1.0)
    assert_close((U * s @ Vt) / scale, X / scale, atol=1e-8, what="U @ diag(s) @ Vt")
    assert_close(U.T @ U, np.eye(r), atol=1e-8, what="U.T @ U")
    assert_close(Vt @ Vt.T, np.eye(r), atol=1e-8, what="Vt @ Vt.T")


@pytest.mark.points(2)
def test_full_rank(student, reference, seed):
    """Takes X apart into U, s and Vt, s from large to small, some equal, for tall and square X."""
    rng = np.random.default_rng(seed("full rank"))
    cases = []
    for n, d, values in [
        (1, 1, [2.0]),
        (4, 4, [9.0, 5.0, 2.0, 0.5]),
        (20, 3, [30.0, 4.0, 0.1]),
        (7, 2, [3.0, 2.5]),
    ]:
        X = matrix_with_singular_values(rng, n, d, values)
        assert_close(reference.svd_from_eigh(X)[1], values, rtol=1e-8)
        cases.append((X, (X, values)))
    turn, equal = np.array([[0.0, 3.0], [-3.0, 0.0]]), [5.0, 2.0, 2.0, 2.0]
    cases.append((turn, (turn, [3.0, 3.0])))
    four = matrix_with_singular_values(rng, 6, 4, equal)
    cases.append((four, (four, equal)))
    assert_cases(student.svd_from_eigh, cases, compare=assert_decomposes)
    assert_unchanged(student.svd_from_eigh, X)


@pytest.mark.points(1)
def test_wide(student, seed):
    """Has no more than n singular values if X has fewer rows than columns."""
    rng = np.random.default_rng(seed("wide"))
    shapes = [(1, 3, [4.0]), (2, 5, [3.0, 1.0]), (4, 9, [8.0, 4.0, 2.0, 1.0])]
    known = [(matrix_with_singular_values(rng, *shape), shape[2]) for shape in shapes]
    cases = [(X, (X, values)) for X, values in known]
    assert_cases(student.svd_from_eigh, cases, compare=assert_decomposes)


@pytest.mark.points(1)
def test_deficient_rank(student, seed):
    """Leaves out the directions in which X does nothing: r is the rank, 0 for a zero matrix."""
    rng = np.random.default_rng(seed("deficient"))
    shapes = [(6, 4, [5.0, 2.0]), (3, 3, [1.0]), (4, 7, [3.0, 2.0, 1.0]), (9, 5, [7.0, 6.0])]
    known = [(matrix_with_singular_values(rng, *shape), shape[2]) for shape in shapes]
    a, b = np.array([[1.0, 2.0, 2.0]]), np.array([[2.0], [0.0], [-1.0], [2.0]])
    known += [(b @ a, [9.0]), *((np.zeros(shape), []) for shape in [(2, 3), (3, 2), (1, 1)])]
    cases = [(X, (X, values)) for X, values in known]
    assert_cases(student.svd_from_eigh, cases, compare=assert_decomposes)


@pytest.mark.points(1)
def test_condition_and_units(student, seed):
    """Is right to 1e-8 for singular values within a factor of 1000, in any unit of X."""
    rng = np.random.default_rng(seed("units"))
    cases = []
    for unit in (1e-6, 1.0, 1e5):
        values = unit * np.array([1.0, 0.02, 0.001])
        for n, d in [(8, 3), (3, 6), (5, 5)]:
            X = matrix_with_singular_values(rng, n, d, values)
            cases.append((X, (X, values)))
    assert_cases(student.svd_from_eigh, cases, compare=assert_decomposes)


@pytest.mark.points(1)
def test_tol_draws_the_line(student, seed):
    """Compares tol with eigenvalues, the squares of the singular values."""
    rng = np.random.default_rng(seed("line"))
    values = [2.0, 0.15, 2e-3]  # the eigenvalues are 1, 0.0056 and 1e-6 times the largest
    complete, cut = [], []
    for n, d in [(6, 3), (4, 5)]:
        X = matrix_with_singular_values(rng, n, d, values)
        complete.append(((X, 1e-8), (X, values)))
        cut += [((X, 1e-4), values[:2]), ((X, 0.08), values[:1])]
    many = np.sqrt(np.append(np.ones(19), 0.011))  # its eigenvalue is eleven times the line
    complete.append(((np.diag(many), 1e-3), (np.diag(many), many)))
    assert_cases(student.svd_from_eigh, complete, compare=assert_decomposes)
    assert_cases(student.svd_from_eigh, cut, part=(1, 3), rtol=1e-8, what="s, the second part")


@counterexample_search(X=strategies.matrices((1, 3), (1, 3), low=-3, high=3))
def agrees_with_the_reference(student, reference, X):
    assert_decomposes(student.svd_from_eigh(X), (X, list(reference.svd_from_eigh(X)[1])))
