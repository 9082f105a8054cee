"""Hidden tests of math_foundations/definiteness; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    assert_equal,
    assert_unchanged,
    counterexample_search,
    require,
    strategies,
)


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


def check(student, cases):
    """Compare the answers for all matrices, each given with its kind and perhaps a tolerance."""
    answers = student.definiteness.map([(A, *tol) for A, _, *tol in cases])
    for answer, (_, kind, *_) in zip(answers, cases, strict=True):
        assert_equal(answer, kind)


@pytest.mark.points(1)
def test_clear_signs(student, seed):
    """Tells definite from indefinite by eigenvalues, not by entries or the determinant."""
    rng = np.random.default_rng(seed("clear"))
    cases = [(np.array([[1, 3], [3, 2]]), "indefinite"),
             (np.array([[-1, 0], [0, -1]]), "negative definite"),
             (np.array([[2, -1], [-1, 2]]), "positive definite")]  # fmt: skip
    for kind, spectra in KINDS.items():
        cases += [(with_eigenvalues(rng, values), kind) for values in spectra]
    check(student, cases)
    assert_unchanged(student.definiteness, with_eigenvalues(rng, (1.0, 2.0)))


@pytest.mark.points(1)
def test_zero_eigenvalues(student, seed):
    """Takes an eigenvalue that is only rounding noise for zero, and all zeros for semidefinite."""
    rng = np.random.default_rng(seed("semidefinite"))
    cases = [(np.zeros((n, n)), "positive semidefinite") for n in (1, 3)]
    for sign, kind in [(1.0, "positive semidefinite"), (-1.0, "negative semidefinite")]:
        for n, rank in [(5, 2), (3, 1), (4, 3), (8, 2)]:
            B = rng.normal(size=(rank, n))
            cases.append((sign * B.T @ B, kind))
        cases.append((sign * np.array([[1.0, 2.0], [2.0, 4.0]]), kind))
        cases.append((sign * np.diag([2.0, 0.0]), kind))
    check(student, cases)


@pytest.mark.points(1)
def test_tolerance_is_relative(student):
    """Compares with tol times the largest magnitude, so the unit of A does not matter."""
    known = [
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
        check(student, [(unit * A, kind, *tol) for (A, *tol), kind in known])
    many = np.append(np.ones(149), 0.011)  # eleven times the line, small beside all together
    alike = np.ones((40, 40)) + 2e-3 * np.eye(40)  # eigenvalues 40 and 2e-3, entries 1
    check(student, [(np.diag(many), "positive definite", 1e-3),
                    (alike, "positive semidefinite", 1e-3)])  # fmt: skip


@pytest.mark.points(1)
def test_refuses_what_is_not_symmetric(student):
    """Raises ValueError if A - A.T has entries above tol times the largest of A, and only then."""
    for unit in (1e-12, 1.0, 1e6):
        for A in (np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([[2.0, 1.0], [1.0 + 1e-6, 2.0]])):
            with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
                student.definiteness(unit * A)
    nearly, slack = np.array([[2.0, 1.0], [1.0 + 1e-13, 2.0]]), np.array([[4.0, 1.0], [1.02, 4.0]])
    alone, many = np.ones((20, 20)), np.eye(150) + 9e-5 * np.triu(np.ones((150, 150)), 1)
    alone[0, 1] += 0.011
    with pytest.raises(ValueError):  # noqa: PT011  as above
        student.definiteness(alone, 1e-3)
    calls = [(unit * nearly,) for unit in (1e-12, 1.0, 1e6)]
    calls += [(slack, 0.055), (1e6 * slack, 0.055), (many, 1e-3), (np.array([[2, 1e-13], [0, 3]]),)]
    for answer in student.definiteness.map(calls):
        require(isinstance(answer, str), "the result: not one of the five answers.")


@counterexample_search(
    a=strategies.matrices((1, 2), (2, 3), -3, 3), sign=strategies.choices(0, 1, -1)
)
def agrees_with_the_reference(student, reference, a, sign):
    A = sign * a.T @ a if sign else np.diag(a[0]) + a[0].prod()
    assert_equal(student.definiteness(A), reference.definiteness(A))
