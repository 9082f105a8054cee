"""Hidden tests of math_foundations/determinant; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    orthogonal_matrix,
    strategies,
)

SETTINGS = {"read": as_number, "sizes": lambda A: A.shape[:1]}


@pytest.mark.points(1)
def test_random_matrices(student, reference, seed):
    """Gives the product of the pivots where no rows are swapped, for sizes from 1 to 7."""

    def without_swaps(rng, n):
        """Return two triangles whose product is eliminated without a swap of rows."""
        L = np.tril(rng.uniform(-0.8, 0.8, size=(n, n)), -1) + np.eye(n)
        U = np.triu(rng.uniform(-2.0, 2.0, size=(n, n)), 1)
        return L, U + np.diag(rng.uniform(0.5, 3.0, size=n) * rng.choice([-1.0, 1.0], size=n))

    rng = np.random.default_rng(seed("random"))
    cases, unchanged = [], [np.array([[3, 1], [1, 2]]), np.diag([1.0, 0.0])]
    for n in (1, 2, 3, 4, 5, 7):
        L, U = without_swaps(rng, n)
        cases += [(L @ U, float(np.prod(np.diag(U)))), (L @ U, reference.determinant(L @ U))]
        unchanged += [L @ U, (L @ U)[::-1]]
    assert_cases(student.determinant, cases, **SETTINGS)
    assert_leaves_arguments(student.determinant, unchanged)


@pytest.mark.points(1)
def test_swaps_count(student, seed):
    """Changes the sign with every swap of rows, and gets by with zeros on the diagonal."""

    def mixed(rng, n):
        """Return a random matrix of modest condition without a pattern."""
        return orthogonal_matrix(rng, n) * rng.uniform(0.5, 3.0, size=n) @ orthogonal_matrix(rng, n)

    cases = [
        (np.array([[0.0, 0.0, 2.0], [3.0, 0.0, 0.0], [0, 5.0, 0]]), 30.0),
        (np.array([[0.0, 1.0], [4.0, 7.0]]), -4.0),
        (np.array([[0.0, 1.0], [-4.0, 7.0]]), 4.0),
        (np.diag([2.0, 3.0, 1.0, 5.0, 7.0])[::-1], 210.0),
    ]
    rng = np.random.default_rng(seed("swaps"))
    for n in (2, 3, 4, 6, 7):
        A = mixed(rng, n)
        det = float(np.linalg.det(A))
        for order in (np.roll(np.arange(n), 1), np.arange(n)[::-1], rng.permutation(n)):
            sign = round(float(np.linalg.det(np.eye(n)[order])))
            cases.append((A[order], sign * det))
        A[0, 0] = 0.0
        cases.append(Case(A, float(np.linalg.det(A)), atol=1e-9))
    assert_cases(student.determinant, cases, **SETTINGS)


@pytest.mark.points(1)
def test_tiny_pivot(student):
    """Keeps its digits where a tiny entry comes first: each step takes the largest pivot."""
    cases = [(np.array([[1.0, 2.0, 3.0], [1.0, 2.0 + 2**-50, 1.0], [2.0, 5.0, 1.0]]), 2.0)]
    for tiny in (1e-20, -1e-18, 3e-17, 1e-13, -1e-10):
        corner = np.array([[tiny, 0.3, 0.7], [1.1, 0.9, 2.3], [0.4, 1.7, 1.3]])
        later = np.block([[np.full((1, 1), 2.0), np.ones((1, 3))], [np.zeros((3, 1)), corner]])
        cases += [(A, float(np.linalg.det(A))) for A in (corner, later)]
    for tiny in (1e-20, -1e-18, 3e-17):
        A = np.array([[tiny, 1.0, 1.0], [1.0, 1.0, 2.0], [1.0, 2.0, 1.0]])
        cases += [(A, 2.0), (np.array([[tiny, 2.0], [4.0, 1.0]]), -8.0)]
        A = np.array([[abs(tiny), 1.0, 1.0], [-1.0, 1.0, 2.0], [-1.0, 2.0, 1.0]])
        cases.append((A, -2.0))
    for tiny in (1.3e-8, -1.3e-8):
        A = np.array([[tiny, 3.1, 2.3], [1.0, 0.3, 0.7], [0.7, 0.6, 0.2]])
        cases.append((A, float(np.linalg.det(A))))
    assert_cases(student.determinant, cases, **SETTINGS)


@pytest.mark.points(1)
def test_singular_matrices(student):
    """Gives exactly 0.0 if a pivot column is all zeros, nearly 0 for others, no 0 for small A."""
    columns = [
        np.zeros((1, 1)),
        np.zeros((3, 3)),
        np.array([[0.0, 1.0], [0.0, 3.0]]),
        np.array([[2.0, 8.0], [4.0, 16.0]]),
        np.diag([1.0, 2.0, 0.0, 4.0]),
        np.array([[2.0, 8.0, 1.0], [4.0, 16.0, 3.0], [2.0, 8.0, 5.0]]),  # after the first step
    ]
    others = np.arange(9.0).reshape(3, 3), np.arange(1.0, 17.0).reshape(4, 4) / 4
    small = np.array([[3.0, 1.0, 0.0], [1.0, 2.0, 1.0], [1.0, 1.0, 2.0]])
    cases = [(A, 0.0) for A in columns]
    cases += [Case(A, 0.0, atol=1e-12) for A in others]
    cases += [(unit * small, 8 * unit**3) for unit in (2.0**-30, 2.0**-50)]
    # Far below the product of the lengths of its rows, with a condition number of 5e3.
    cases.append((1 + 2.0**-10 * np.eye(5), (5 + 2.0**-10) * 2.0**-40))
    assert_cases(student.determinant, cases, **SETTINGS)


@pytest.mark.points(1)
def test_integers_sizes_and_shapes(student):
    """Takes integers without cutting off, gives 1.0 for n = 0, ValueError if A is not square."""
    cases = [
        (np.array([[3, 1], [1, 2]]), 5.0),
        (np.array([[-7]]), -7.0),
        (np.array([[17, 19, 29], [7, 11, 13], [2, 3, 5]]), 72.0),
        (np.array([[7, 8, 10], [1, 2, 3], [4, 5, 6]]), -3.0),
        (np.zeros((0, 0)), 1.0),
    ]
    assert_cases(student.determinant, cases, **SETTINGS)
    oblong = {
        "two rows, three columns": np.ones((2, 3)),
        "three rows, two columns": np.ones((3, 2)),
        "a single row": np.ones((1, 2)),
        "a single column": np.ones((4, 1)),
        "no rows, three columns": np.ones((0, 3)),
    }
    assert_raises(student.determinant, ValueError, oblong, works_on=[np.diag([2.0, 3.0])])


@counterexample_search(A=strategies.choices(1, 2, 3).flatmap(lambda n: strategies.matrices(n, n)))
def agrees_with_the_reference(student, reference, A):
    assert_close(student.determinant(A), reference.determinant(A), atol=1e-9)
