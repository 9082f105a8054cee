"""Hidden tests of math_foundations/svd_from_eigh; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    matrix_with_singular_values,
    strategies,
)

FULL_RANK = [
    (1, 1, [2.0]),
    (4, 4, [9.0, 5.0, 2.0, 0.5]),
    (20, 3, [30.0, 4.0, 0.1]),
    (7, 2, [3.0, 2.5]),
]
WIDE = [(1, 3, [4.0]), (2, 5, [3.0, 1.0]), (4, 9, [8.0, 4.0, 2.0, 1.0])]
DEFICIENT = [(6, 4, [5.0, 2.0]), (3, 3, [1.0]), (4, 7, [3.0, 2.0, 1.0]), (9, 5, [7.0, 6.0])]
S = {"part": (1, 3), "rtol": 1e-8, "what": "s, the second part"}


def full_rank(rng):
    """Return tall and square tables, some of equal singular values, some of integers."""
    equal = [5.0, 2.0, 2.0, 2.0]
    known = [
        (matrix_with_singular_values(rng, *shape), shape[2])
        for shape in [*FULL_RANK, (6, 4, equal)]
    ]
    known.append((np.array([[0.0, 3.0], [-3.0, 0.0]]), [3.0, 3.0]))
    known.append((np.array([[18, 0], [24, 0], [0, 20]]), [30.0, 20.0]))
    known.append((np.array([[-3.0], [-4.0]]), [5.0]))  # no entry is positive
    return known


def as_parts(result, X, r):
    """Take a result apart, and refuse other shapes than those of rank r."""
    U, s, Vt = as_tuple(result, 3)
    U = as_array(U, shape=(len(X), r), what="U, the first part")
    s = as_array(s, shape=(r,), what="s, the second part")
    return U, s, as_array(Vt, shape=(r, X.shape[1]), what="Vt, the third part")


def assert_decomposes(result, expected):
    """Assert that U, s and Vt take X apart; expected is X with its rank and its largest value."""
    X, values = expected
    U, s, Vt = as_parts(result, X, len(values))
    scale = max(values, default=1.0)
    assert_close((U * s @ Vt) / scale, X / scale, atol=1e-8, what="U @ diag(s) @ Vt")
    assert_close(U.T @ U, np.eye(len(values)), atol=1e-8, what="U.T @ U")
    assert_close(Vt @ Vt.T, np.eye(len(values)), atol=1e-8, what="Vt @ Vt.T")


def sorted_values(result):
    """Return the singular values from large to small: their order has its own test."""
    values = as_array(as_tuple(result, 3)[1], shape=(None,), what="s, the second part")
    return np.sort(values)[::-1]


@pytest.mark.points(1)
def test_singular_values(student, reference, seed):
    """Returns s from large to small, for tall and square X of full rank, also of integers."""
    known = full_rank(np.random.default_rng(seed("values")))
    for X, values in known:
        assert_close(reference.svd_from_eigh(X)[1], values, rtol=1e-8)
    assert_cases(student.svd_from_eigh, known, **S)


@pytest.mark.points(1)
def test_directions(student, seed):
    """Returns in the rows of Vt orthonormal directions, which X stretches by s, if rank is full."""

    def assert_directions(result, expected):
        """Assert that the rows of Vt are orthonormal, and that X stretches them by its values."""
        X, values = expected
        Vt = as_array(as_tuple(result, 3)[2], shape=(len(values), X.shape[1]), what="Vt")
        assert_close(Vt @ Vt.T, np.eye(len(values)), atol=1e-8, what="Vt @ Vt.T")
        lengths = np.sort(np.linalg.norm(X @ Vt.T, axis=0))[::-1]
        assert_close(lengths, np.array(values), rtol=1e-7, what="the lengths of X @ Vt.T")

    known = full_rank(np.random.default_rng(seed("directions")))
    cases = [(X, (X, values)) for X, values in known]
    assert_cases(student.svd_from_eigh, cases, compare=assert_directions)
    calls = [X for X, _ in known] + [np.ones((2, 3)), 5 * np.eye(3), np.zeros((2, 2))]
    assert_leaves_arguments(student.svd_from_eigh, calls)


@pytest.mark.points(1)
def test_takes_apart(student, seed):
    """Returns U with orthonormal columns that belong to s and Vt, for tall and square X."""
    known = full_rank(np.random.default_rng(seed("apart")))
    cases = [(X, (X, values)) for X, values in known]
    assert_cases(student.svd_from_eigh, cases, compare=assert_decomposes)


@pytest.mark.points(1)
def test_wide(student, seed):
    """Has no more than n singular values if X has fewer rows than columns."""
    rng = np.random.default_rng(seed("wide"))
    known = [(matrix_with_singular_values(rng, *shape), shape[2]) for shape in WIDE]
    known.append((np.array([[-6.0, -8.0]]), [10.0]))  # no entry is positive
    assert_cases(student.svd_from_eigh, known, **S)


@pytest.mark.points(1)
def test_deficient_rank(student, seed):
    """Takes X apart with as many terms as its rank, also wide X; there is none for zeros."""
    rng = np.random.default_rng(seed("deficient"))
    a, b = np.array([[1.0, 2.0, 2.0]]), np.array([[2.0], [0.0], [-1.0], [2.0]])
    known = [
        *[(matrix_with_singular_values(rng, *shape), shape[2]) for shape in [*DEFICIENT, *WIDE]],
        (b @ a, [9.0]),
    ]
    known += [(np.zeros(shape), []) for shape in [(2, 3), (3, 2), (1, 1)]]
    cases = [(X, (X, values)) for X, values in known]
    assert_cases(student.svd_from_eigh, cases, compare=assert_decomposes)


@pytest.mark.points(1)
def test_units_and_tol(student, seed):
    """Finds s in any unit of X, and compares tol with eigenvalues, the squares of s."""
    rng = np.random.default_rng(seed("units"))
    cases = []
    for unit in (1e-6, 1.0, 1e5):
        values = unit * np.array([1.0, 0.02, 0.001])
        for n, d in [(8, 3), (3, 3)]:
            cases.append(((matrix_with_singular_values(rng, n, d, values),), values))
    values = np.array([2.0, 0.15, 2e-3])  # the eigenvalues are 1, 0.0056 and 1e-6 times the largest
    for n, d in [(6, 3), (4, 5)]:
        X = matrix_with_singular_values(rng, n, d, values)
        cases += [((X, 1e-8), values), ((X, 1e-4), values[:2]), ((X, 0.08), values[:1])]
    many = np.sqrt(np.append(np.ones(19), 0.011))  # its eigenvalue is eleven times the line
    cases.append(((np.diag(many), 1e-3), many))
    # Below the default of tol; how many there are counts, as digits may be lost.
    two = np.array([1.0, 1e-6])
    cases.append(Case((np.diag(two), 1e-14), two, rtol=1e-2, label="a tol of 1e-14"))
    assert_cases(student.svd_from_eigh, cases, what=S["what"], rtol=1e-8, read=sorted_values)


@counterexample_search(X=strategies.matrices((1, 3), (1, 3), low=-3, high=3))
def agrees_with_the_reference(student, reference, X):
    values, found = reference.svd_from_eigh(X)[1], student.svd_from_eigh(X)
    assert_close(as_tuple(found, 3)[1], values, rtol=1e-8, what="s, the second part")
    assert_decomposes(found, (X, list(values)))
