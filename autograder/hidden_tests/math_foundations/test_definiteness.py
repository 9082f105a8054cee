"""Hidden tests of math_foundations/definiteness; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_equal, assert_unchanged


def with_eigenvalues(rng, eigenvalues):
    """Return a random symmetric matrix with these eigenvalues."""
    n = len(eigenvalues)
    Q = np.linalg.qr(rng.normal(size=(n, n)))[0]
    A = Q * np.array(eigenvalues) @ Q.T
    return (A + A.T) / 2


KINDS = {
    "positive definite": [(0.5,), (1.0, 3.0), (0.01, 2.0, 2.0), (4.0, 3.0, 0.2, 1.0)],
    "negative definite": [(-0.5,), (-1.0, -3.0), (-0.01, -2.0, -5.0), (-4.0, -3.0, -0.2, -1.0)],
    "indefinite": [(1.0, -1.0), (3.0, 2.0, -0.1), (0.0, 1.0, -2.0), (-5.0, 0.01, -4.0)],
}


@pytest.mark.points(1)
def test_clear_signs(student, seed):
    """Tells definite from indefinite by eigenvalues, not by entries or the determinant."""
    rng = np.random.default_rng(seed("clear"))
    for kind, spectra in KINDS.items():
        calls = [(with_eigenvalues(rng, values),) for values in spectra]
        for answer in student.definiteness.map(calls):
            assert_equal(answer, kind)
    assert_unchanged(student.definiteness, with_eigenvalues(rng, (1.0, 2.0)))
    for A, expected in [([[1, 3], [3, 2]], "indefinite"), ([[-1, 0], [0, -1]], "negative definite"),
                        ([[2, -1], [-1, 2]], "positive definite")]:  # fmt: skip
        assert_equal(student.definiteness(np.array(A)), expected)


@pytest.mark.points(1)
def test_zero_eigenvalues(student, seed):
    """Takes an eigenvalue that is only rounding noise for zero, and all zeros for semidefinite."""
    rng = np.random.default_rng(seed("semidefinite"))
    for sign, kind in [(1.0, "positive semidefinite"), (-1.0, "negative semidefinite")]:
        for n, rank in [(5, 2), (3, 1), (4, 3), (8, 2)]:
            B = rng.normal(size=(rank, n))
            assert_equal(student.definiteness(sign * B.T @ B), kind)
        assert_equal(student.definiteness(sign * np.array([[1.0, 2.0], [2.0, 4.0]])), kind)
        assert_equal(student.definiteness(sign * np.diag([2.0, 0.0])), kind)
    for n in (1, 3):
        assert_equal(student.definiteness(np.zeros((n, n))), "positive semidefinite")


@pytest.mark.points(1)
def test_tolerance_is_relative(student):
    """Compares with tol times the largest magnitude, so the unit of A does not matter."""
    cases = [
        ((np.eye(2),), "positive definite"),
        ((-np.eye(3),), "negative definite"),
        ((np.diag([1.0, -2.0]),), "indefinite"),
        ((np.diag([3.0, 1e-12]),), "positive semidefinite"),
        ((np.diag([3.0, -1e-12]),), "positive semidefinite"),
        ((np.diag([-3.0, 1e-12]),), "negative semidefinite"),
        ((np.diag([-3.0, -1e-12]),), "negative semidefinite"),
        ((np.diag([3.0, 1e-7]),), "positive definite"),
        ((np.diag([3.0, -1e-7]),), "indefinite"),
        ((np.diag([3.0, 0.01]), 0.1), "positive semidefinite"),
        ((np.diag([-9.0, 0.01]), 0.1), "negative semidefinite"),
        ((np.diag([9.0, 0.1]), 0.001), "positive definite"),
    ]
    for unit in (1e-12, 1.0, 1e9):
        calls = [(unit * A, *tol) for (A, *tol), _ in cases]
        for answer, (_, expected) in zip(student.definiteness.map(calls), cases, strict=True):
            assert_equal(answer, expected)


@pytest.mark.points(1)
def test_refuses_what_is_not_symmetric(student):
    """Raises ValueError if A is not symmetric, but lets a rounding error in it pass."""
    for unit in (1e-12, 1.0, 1e6):
        for A in (np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([[2.0, 1.0], [1.0 + 1e-6, 2.0]])):
            with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
                student.definiteness(unit * A)
        nearly = np.array([[2.0, 1.0], [1.0 + 1e-13, 2.0]])
        assert_equal(student.definiteness(unit * nearly), "positive definite")
    slack = np.array([[4.0, 1.0], [1.02, 4.0]])
    assert_equal(student.definiteness(slack, 0.055), "positive definite")


@closer_look(a=strategies.matrices((1, 2), (2, 3), -3, 3), sign=strategies.choices(0, 1, -1))
def agrees_with_the_reference(student, reference, a, sign):
    A = sign * a.T @ a if sign else np.diag(a[0]) + a[0].prod()
    assert_equal(student.definiteness(A), reference.definiteness(A))
