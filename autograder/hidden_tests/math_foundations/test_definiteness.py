"""Hidden tests of math_foundations/definiteness; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Mismatch,
    assert_cases,
    assert_equal,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
    symmetric_matrix,
)

KINDS = {
    "positive definite": [(0.5,), (1.0, 3.0), (0.01, 2.0, 2.0), (4.0, 3.0, 0.2, 1.0)],
    "negative definite": [(-0.5,), (-1.0, -3.0), (-0.01, -2.0, -5.0), (-4.0, -3.0, -0.2, -1.0)],
    "indefinite": [(1.0, -1.0), (3.0, 2.0, -0.1), (0.0, 1.0, -2.0), (-5.0, 0.01, -4.0)],
}


@pytest.mark.points(1)
def test_clear_signs(student, seed):
    """Tells definite from indefinite by eigenvalues, not by entries, also for integers."""
    rng = np.random.default_rng(seed("clear"))
    cases = [
        (np.array([[1, 3], [3, 2]]), "indefinite"),
        (np.array([[-1, 0], [0, -1]]), "negative definite"),
        (np.array([[2, -1], [-1, 2]]), "positive definite"),
        (np.array([[0.0, 1.0], [1.0, 0.0]]), "indefinite"),
        (np.array([[0.0, 2.0], [2.0, 3.0]]), "indefinite"),
        (np.array([[0.0, 1.0], [1.0, -4.0]]), "indefinite"),
        (np.diag([0.0, 1.0, -2.0]), "indefinite"),
    ]
    for kind, spectra in KINDS.items():
        cases += [(symmetric_matrix(rng, values), kind) for values in spectra]
    assert_cases(student.definiteness, cases)
    calls = [symmetric_matrix(rng, (1.0, 2.0)), np.array([[2, 1], [1, 2]]), 3 * np.ones((2, 2))]
    assert_leaves_arguments(student.definiteness, [*calls, np.diag([1.0, -3.0]), -2 * np.eye(1)])


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
        cases += [(sign * np.diag(values), kind) for values in ([0.0, 2.0], [0.0, 0.0, 1.0])]
        B = np.array([[0.0, 0.0, 0.0], [0.0, 1.0, 1.0], [0.0, 1.0, 1.0]])
        cases.append((sign * B, kind))
    alike = np.ones((40, 40)) + 2e-3 * np.eye(40)  # eigenvalues 40 and 2e-3, entries 1
    cases.append(((alike, 1e-3), "positive semidefinite"))
    cases = [case if isinstance(case[0], tuple) else ((case[0],), case[1]) for case in cases]
    assert_cases(student.definiteness, cases)


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
        ((np.diag([3.0, 0.01, -0.02]), 0.1), "positive semidefinite"),
        ((np.diag([-9.0, 0.01]), 0.1), "negative semidefinite"),
        ((np.diag([9.0, 0.1]), 0.001), "positive definite"),
    ]
    units = (1e-12, 1.0, 1e9)
    cases = [((unit * A, *tol), kind) for unit in units for (A, *tol), kind in known]
    many = np.append(np.ones(149), 0.011)  # eleven times the line, small beside all together
    cases.append(((np.diag(many), 1e-3), "positive definite"))
    assert_cases(student.definiteness, cases)


@pytest.mark.points(1)
def test_refuses_what_is_not_symmetric(student):
    """Raises ValueError if A - A.T has entries above tol times the largest of A, and only then."""
    units = {"": 1.0, " in tiny units": 1e-12, " in large units": 1e6}
    upper, uneven = np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([[2.0, 1.0], [1.0 + 1e-6, 2.0]])
    alone, many = np.ones((20, 20)), np.eye(150) + 9e-5 * np.triu(np.ones((150, 150)), 1)
    alone[0, 7] += 0.011
    kinds = {"a triangular A": upper, "an A that is slightly not symmetric": uneven}
    calls = {
        name + where: (unit * A,) for where, unit in units.items() for name, A in kinds.items()
    }
    calls["a large A with one entry unlike its mirror image"] = alone, 1e-3
    assert_raises(student.definiteness, ValueError, calls, works_on=[np.diag([2.0, 1.0])])

    nearly, slack = np.array([[2.0, 1.0], [1.0 + 1e-13, 2.0]]), np.array([[4.0, 1.0], [1.02, 4.0]])
    calls = [(unit * nearly,) for unit in units.values()]
    calls += [(slack, 0.055), (1e6 * slack, 0.055), (many, 1e-3), (np.array([[2, 1e-13], [0, 3]]),)]
    calls.append((np.array([[0.0, 2.0], [2.0 + 1e-13, 0.0]]),))
    message = "the result: not one of the five answers."
    try:
        assert_law(
            student.definiteness, calls, lambda kind, *_: require(isinstance(kind, str), message)
        )
    except ValueError as refused:
        message = "It raises ValueError for an asymmetry below tol, too."
        raise Mismatch(message) from refused
    assert_leaves_arguments(student.definiteness, calls)


@counterexample_search(
    a=strategies.matrices((1, 2), (2, 3), -3, 3), sign=strategies.choices(0, 1, -1)
)
def agrees_with_the_reference(student, reference, a, sign):
    A = sign * a.T @ a if sign else np.diag(a[0]) + a[0].prod()
    assert_equal(student.definiteness(A), reference.definiteness(A))
