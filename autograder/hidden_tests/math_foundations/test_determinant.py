"""Hidden tests of math_foundations/determinant; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_number,
    assert_close,
    assert_unchanged,
    counterexample_search,
    strategies,
)


def mixed(rng, n):
    """Return a random matrix of modest condition without a pattern."""
    Q = np.linalg.qr(rng.normal(size=(n, n)))[0]
    return Q * rng.uniform(0.5, 3.0, size=n) @ np.linalg.qr(rng.normal(size=(n, n)))[0]


def check(student, cases, atol=0.0):
    """Compare the determinants of all matrices with what is expected of each."""
    found = student.determinant.map([(A,) for A, _ in cases])
    for value, (A, expected) in zip(found, cases, strict=True):
        assert_close(as_number(value), expected, atol=atol, sizes=[len(A)])


@pytest.mark.points(1)
def test_random_matrices(student, reference, seed):
    """Gives the product of the pivots on random matrices of size 1 to 7."""
    rng = np.random.default_rng(seed("random"))
    matrices = [mixed(rng, n) for n in (1, 2, 3, 4, 5, 7)]
    check(student, [(A, reference.determinant(A)) for A in matrices])
    check(student, [(A.T, float(np.linalg.det(A))) for A in matrices])
    assert_unchanged(student.determinant, matrices[-1])


@pytest.mark.points(1)
def test_swaps_count(student, seed):
    """Changes the sign with every swap of rows, and gets by with zeros on the diagonal."""
    cases = [(np.array([[0.0, 0.0, 2.0], [3.0, 0.0, 0.0], [0, 5.0, 0]]), 30.0),
             (np.array([[0.0, 1.0], [4.0, 7.0]]), -4.0),
             (np.array([[0.0, 1.0], [-4.0, 7.0]]), 4.0)]  # fmt: skip
    corners = []
    rng = np.random.default_rng(seed("swaps"))
    for n in (2, 3, 4, 6):
        A = mixed(rng, n)
        det = float(np.linalg.det(A))
        for order in (np.roll(np.arange(n), 1), np.arange(n)[::-1], rng.permutation(n)):
            sign = round(float(np.linalg.det(np.eye(n)[order])))
            cases.append((A[order], sign * det))
        A[0, 0] = 0.0
        corners.append((A, float(np.linalg.det(A))))
    check(student, cases)
    check(student, corners, atol=1e-9)


@pytest.mark.points(1)
def test_tiny_pivot(student):
    """Keeps its digits where a tiny entry comes first: each step asks for the largest pivot."""
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
    check(student, cases)


@pytest.mark.points(1)
def test_singular_matrices(student):
    """Gives exactly 0.0 if a pivot column is all zeros, nearly 0 for others, no 0 for small A."""
    columns = [np.zeros((1, 1)), np.zeros((3, 3)), np.array([[0.0, 1.0], [0.0, 3.0]]),
               np.array([[2.0, 8.0], [4.0, 16.0]]), np.diag([1.0, 2.0, 0.0, 4.0])]  # fmt: skip
    check(student, [(A, 0.0) for A in columns])
    others = (np.arange(9.0).reshape(3, 3), np.arange(1.0, 17.0).reshape(4, 4) / 4)
    check(student, [(A, 0.0) for A in others], atol=1e-12)
    units = (2.0**-30, 2.0**-50)
    A = np.array([[1.0, 2.0, 1.0], [3.0, 1.0, 0.0], [1.0, 1.0, 2.0]])
    check(student, [(unit * A, -8 * unit**3) for unit in units])


@pytest.mark.points(1)
def test_integers_sizes_and_shapes(student):
    """Takes integers without cutting off, gives 1.0 for n = 0, ValueError if A is not square."""
    check(student, [(np.array([[3, 1], [1, 2]]), 5.0), (np.array([[-7]]), -7.0),
                    (np.array([[2, 3, 5], [7, 11, 13], [17, 19, 29]]), -72.0),
                    (np.array([[1, 2, 3], [4, 5, 6], [7, 8, 10]]), -3.0),
                    (np.zeros((0, 0)), 1.0)])  # fmt: skip
    for shape in [(2, 3), (3, 2), (1, 2), (4, 1)]:
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.determinant(np.ones(shape))


@counterexample_search(A=strategies.choices(1, 2, 3).flatmap(lambda n: strategies.matrices(n, n)))
def agrees_with_the_reference(student, reference, A):
    assert_close(student.determinant(A), reference.determinant(A), atol=1e-9)
