"""Hidden tests of math_foundations/matrix_properties; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import Mismatch, assert_equal, assert_unchanged

NAMES = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")


def check(student, A, *true, tol=None):
    """Compare the six answers; ``true`` are the properties that hold."""
    found = student.matrix_properties(A) if tol is None else student.matrix_properties(A, tol)
    if not isinstance(found, dict) or set(found) != set(NAMES):
        raise Mismatch(f"the result: expected a dict with exactly the keys {', '.join(NAMES)}.")
    for name in NAMES:
        assert_equal(found[name], name in true, what=f"the value of '{name}'")


@pytest.mark.points(1)
def test_real_matrices(student, seed):
    """Knows real matrices, also of integers; for a matrix that is not square all six are False."""
    check(student, np.eye(3), *NAMES)
    check(student, np.zeros((2, 2)), "square", "symmetric", "diagonal")
    check(student, np.array([[1, 2], [2, 1]]), "square", "symmetric", "invertible")
    check(student, np.array([[0, 1], [0, 0]]), "square")
    check(student, np.diag([2, -3]), "square", "symmetric", "diagonal", "invertible")
    check(student, np.diag([2.0, 0.0]), "square", "symmetric", "diagonal")
    check(student, np.array([[-1.0]]), *(name for name in NAMES if name != "identity"))
    for shape in [(2, 3), (3, 2), (1, 4)]:
        check(student, np.ones(shape))
        check(student, np.eye(*shape))
    rng = np.random.default_rng(seed("orthogonal"))
    for n in (3, 5):
        Q = np.linalg.qr(rng.normal(size=(n, n)))[0]
        check(student, Q, "square", "unitary", "invertible")
        check(student, 3 * Q, "square", "invertible")
    assert_unchanged(student.matrix_properties, Q)


@pytest.mark.points(1)
def test_complex_matrices(student, seed):
    """Conjugates for 'unitary' and for nothing else."""
    rng = np.random.default_rng(seed("unitary"))
    turn = np.array([[1.0, 1j], [1j, 1.0]])
    check(student, turn / np.sqrt(2), "square", "symmetric", "unitary", "invertible")
    check(student, np.array([[2.0, 1j], [-1j, 2.0]]), "square", "invertible")
    check(student, np.array([[1.0, 1j], [1j, -1.0]]), "square", "symmetric")
    check(student, np.diag([1j, -1.0]), *(name for name in NAMES if name != "identity"))
    for n in (2, 4):
        Q = np.linalg.qr(rng.normal(size=(n, n)) + 1j * rng.normal(size=(n, n)))[0]
        check(student, Q, "square", "unitary", "invertible")


@pytest.mark.points(1)
def test_tolerance(student, seed):
    """Takes tol for what counts as zero, and judges 'invertible' by singular values alone."""
    for n in (2, 4, 6):
        check(student, 1e-6 * np.eye(n), "square", "symmetric", "diagonal", "invertible")
        check(student, 1e-6 * np.eye(n)[::-1], "square", "symmetric", "invertible")
    check(student, 1e-12 * np.eye(2), "square", "symmetric", "diagonal", "invertible")
    rng = np.random.default_rng(seed("small"))
    noise = rng.choice([-1.0, 1.0], size=(3, 3)) * np.array([[1, -1, 1], [1, 1, 1], [-1, 1, 1]])
    noise[0, 1], noise[1, 0] = 1.0, -1.0
    check(student, np.eye(3) + 1e-12 * noise, *NAMES)
    check(student, np.eye(3) + 1e-6 * noise, "square", "invertible")
    check(student, np.eye(3) + 1e-6 * noise, *NAMES, tol=1e-4)
    check(student, np.diag([5.0, 1e-12]), "square", "symmetric", "diagonal")
    check(student, np.diag([3e4, 1e-8]), "square", "symmetric", "diagonal")
    check(student, np.diag([5.0, 1e-7]), "square", "symmetric", "diagonal", "invertible")
    check(student, np.diag([5.0, 0.1]), "square", "symmetric", "diagonal", tol=0.3)


@closer_look(A=strategies.matrices((1, 3), (1, 3), low=-1, high=2))
def agrees_with_the_reference(student, reference, A):
    check(student, A, *(name for name, holds in reference.matrix_properties(A).items() if holds))
