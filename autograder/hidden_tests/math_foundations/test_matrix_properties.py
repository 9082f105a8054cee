"""Hidden tests of math_foundations/matrix_properties; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Mismatch,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

NAMES = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")


def assert_properties(found, true):
    """Assert that the properties which hold, and no other ones, are True."""
    if not isinstance(found, dict) or set(found) != set(NAMES):
        raise Mismatch(f"the result: expected a dict with exactly the keys {', '.join(NAMES)}.")
    for name in NAMES:
        assert_equal(found[name], name in true, what=f"the value of '{name}'")


@pytest.mark.points(1)
def test_real_matrices(student):
    """Knows real matrices, also of integers; for a matrix that is not square all six are False."""
    cases = [
        (np.eye(3), NAMES),
        (np.zeros((2, 2)), ("square", "symmetric", "diagonal")),
        (np.array([[1, 2], [2, 1]]), ("square", "symmetric", "invertible")),
        (np.array([[0, 1], [0, 0]]), ("square",)),
        (np.array([[2, 0], [1, 3]]), ("square", "invertible")),
        (np.array([[2, -1], [-1, 1]]), ("square", "symmetric", "invertible")),
        (np.diag([2, -3]), ("square", "symmetric", "diagonal", "invertible")),
        (np.diag([2.0, 0.0]), ("square", "symmetric", "diagonal")),
        (np.array([[-1.0]]), set(NAMES) - {"identity"}),
        (np.array([[0, 0, 1], [1, 0, 0], [0, 1, 0]]), ("square", "unitary", "invertible")),
    ]
    for shape in [(2, 3), (3, 2), (1, 4)]:
        cases += [(np.ones(shape), ()), (np.eye(*shape), ())]
    assert_cases(student.matrix_properties, cases, compare=assert_properties)
    calls = [np.eye(3), np.array([[3, 1], [1, 2]]), np.ones((2, 3)), np.array([[1j, 2], [0, 1]])]
    assert_leaves_arguments(student.matrix_properties, calls)


@pytest.mark.points(1)
def test_complex_matrices(student):
    """Conjugates for 'unitary' and for nothing else."""
    cases = [
        (np.array([[0.0, 1j], [1j, 0.0]]), ("square", "symmetric", "unitary", "invertible")),
        (np.array([[0.0, 1j], [1.0, 0.0]]), ("square", "unitary", "invertible")),
        (np.array([[0.0, 1j], [-1j, 0.0]]), ("square", "unitary", "invertible")),
        (np.array([[2.0, 1j], [-1j, 2.0]]), ("square", "invertible")),
        (np.array([[0.8, 0.6j], [0.0, 1.0]]), ("square", "invertible")),
        (np.array([[1.0, 1j], [1j, -1.0]]), ("square", "symmetric")),
        (np.diag([1j, -1.0]), set(NAMES) - {"identity"}),
        (np.array([[1.0, 2j], [2j, 1.0]]), ("square", "symmetric", "invertible")),
    ]
    assert_cases(student.matrix_properties, cases, compare=assert_properties)


@pytest.mark.points(1)
def test_tolerance(student, seed):
    """Compares every single entry with tol itself, and singular values with tol times s_max."""
    scaled, skew = ("square", "symmetric", "diagonal", "invertible"), np.array([[0, 1.0], [-1, 0]])
    rng = np.random.default_rng(seed("small"))
    noise = rng.choice([-1.0, 1.0], size=(3, 3)) * np.array([[1, -1, 1], [1, 1, 1], [-1, 1, 1]])
    noise[0, 1], noise[1, 0] = 1.0, -1.0
    cases = []
    for n in (3, 5):
        Q = np.linalg.qr(rng.normal(size=(n, n)))[0]
        cases += [((Q,), ("square", "unitary", "invertible"))]
        cases += [((3 * Q,), ("square", "invertible"))]
    cases += [
        ((1e-12 * np.eye(2),), scaled),
        ((1e-12 * skew,), scaled),
        ((1e4 * np.eye(2) + 1e-7 * skew,), ("square", "invertible")),
        ((np.array([[1.0, 1e3], [1e3 + 1e-4, 2.0]]),), ("square", "invertible")),
        ((np.diag([1.0, 1.0 + 1e-6]),), scaled),
        ((np.eye(3) + 1e-12 * noise,), NAMES),
        ((np.eye(3) + 1e-6 * noise,), ("square", "invertible")),
        ((np.eye(3) + 1e-6 * noise, 1e-4), NAMES),
        ((np.diag([5.0, 1e-12]),), ("square", "symmetric", "diagonal")),
        ((np.diag([3e4, 1e-8]),), ("square", "symmetric", "diagonal")),
        ((np.diag([5.0, 1e-7]),), scaled),
        ((np.diag([1.0, 1e-4, 1e-4, 1e-4]),), scaled),
        ((np.diag([5.0, 0.1]), 0.3), ("square", "symmetric", "diagonal")),
        # Both eigenvalues are 1, the singular values are 1e3 and 1e-3.
        ((np.array([[1.0, 1e3], [0.0, 1.0]]), 1e-4), ("square",)),
    ]
    for n in (2, 4, 6):
        cases.append(((1e-6 * np.eye(n),), scaled))
        cases.append(((1e-6 * np.eye(n)[::-1],), ("square", "symmetric", "invertible")))
    above = np.triu(np.ones((60, 60)), 1)
    cases += [  # every entry is small but not their sum, and then a single larger one
        ((np.eye(60) + 4e-12 * np.ones((60, 60)),), NAMES),
        ((np.eye(60) + 4e-12 * (above - above.T),), NAMES),
        ((np.eye(60) + 2e-9 * np.eye(60, k=59),), ("square", "invertible")),
    ]
    assert_cases(student.matrix_properties, cases, compare=assert_properties)


@counterexample_search(A=strategies.matrices((1, 3), (1, 3), low=-1, high=2))
def agrees_with_the_reference(student, reference, A):
    true = [name for name, holds in reference.matrix_properties(A).items() if holds]
    assert_properties(student.matrix_properties(A), true)
