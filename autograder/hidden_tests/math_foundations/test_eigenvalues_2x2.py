"""Hidden tests of math_foundations/eigenvalues_2x2; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_real_eigenvalues(student, reference, seed):
    """Gives real eigenvalues as float64, sorted, also repeated ones, zeros and integers."""
    by_hand = [
        ([[4.0, 1.0], [2.0, 3.0]], [2, 5]),
        ([[0.0, 3.0], [3.0, 0.0]], [-3, 3]),
        ([[7.0, 0.0], [0.0, 7.0]], [7, 7]),
        ([[1.0, 1.0], [0.0, 1.0]], [1, 1]),
        ([[0.0, 0.0], [0.0, 0.0]], [0, 0]),
        ([[0.0, 1.0], [0.0, 0.0]], [0, 0]),
        ([[-4.0, 0.0], [0.0, 3.0]], [-4, 3]),
        ([[3, 0], [0, -8]], [-8, 3]),
        ([[3, 1], [0, 2]], [2, 3]),
        ([[-2, 0], [1, -5]], [-5, -2]),
        ([[2, 4], [1, 2]], [0, 4]),
        ([[1, 2], [3, 2]], [-1, 4]),
    ]
    cases = [(np.array(A), expected) for A, expected in by_hand]
    rng = np.random.default_rng(seed("real"))
    for _ in range(8):
        b, c = rng.uniform(0.5, 3.0, size=2)
        A = np.array([[rng.normal(), b], [c, rng.normal()]])
        cases.append((A, reference.eigenvalues_2x2(A)))
        cases.append(Case(A, np.sort(np.linalg.eigvals(A)), atol=1e-9))
    assert_cases(student.eigenvalues_2x2, cases, atol=1e-12, dtype=np.float64)
    turn = np.array([[0.0, -1.0], [1.0, 0.0]])
    calls = [A, turn, np.zeros((2, 2)), np.array([[1, 2], [3, 2]])]
    assert_leaves_arguments(student.eigenvalues_2x2, calls)


@pytest.mark.points(1)
def test_complex_pairs(student, seed):
    """Gives a complex pair as complex128, the negative imaginary part first."""
    rotation = np.array([[0.0, -2.0], [2.0, 0.0]])
    cases = [
        (rotation, np.array([-2j, 2j])),
        (np.array([[1, -5], [1, 3]]), np.array([2 - 2j, 2 + 2j])),
        Case(2.0**-30 * rotation, 2.0**-29 * np.array([-1j, 1j]), atol=1e-18),
    ]
    # Small beside the real part, and no rounding: the sign of D says that they are complex.
    A = 2.0**-30 * np.array([[0.25, -(2.0**-25)], [2.0**-25, 0.25]])
    cases.append(Case(A, 2.0**-32 + 2.0**-55 * np.array([-1j, 1j]), atol=1e-24))
    rng = np.random.default_rng(seed("pairs"))
    for size in (0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 3.0, 3.0):
        b, c = rng.uniform(0.3, size, size=2)
        a = rng.normal()
        A = np.array([[a, b], [-c, a + 0.3]])
        root = np.sqrt(b * c - 0.15**2)
        cases.append((A, a + 0.15 + np.array([-1j, 1j]) * root))
    assert_cases(student.eigenvalues_2x2, cases, atol=1e-12, dtype=np.complex128)


@pytest.mark.points(1)
def test_small_next_to_large(student, seed):
    """Keeps the digits of real eigenvalues: small, nearly equal, or small next to large."""

    def in_order(result):
        """Return two eigenvalues in the order of the statement, whose own test is another."""
        return np.sort(as_array(result, shape=(2,)))

    rng = np.random.default_rng(seed("sizes"))
    large, small = 1e8 * rng.choice([2.0, 4.0]), 1e-8 * rng.choice([1.0, 2.0])
    unit = 2.0**-29  # exact, and brings the larger one below 1
    cases = []
    for a, d in [(1e8, 1e-8), (large, small), (small, large), (-small, -large), (-small, large)]:
        matrices = np.diag([a, d]), np.array([[a, 3.0], [0.0, d]]), unit * np.diag([a, d])
        cases += [(A, np.sort(np.diag(A))) for A in matrices]
    near = np.diag([0.3, 0.3 + 1e-9])
    cases += [(near, np.diag(near)), (near[::-1, ::-1], np.diag(near))]
    # No triangles: the same traps where nothing can be read off the diagonal.
    cases.append((np.array([[0.3, 1e-9], [1e-9, 0.3]]), [0.3 - 1e-9, 0.3 + 1e-9]))
    cases.append((np.array([[1e8, 1.0], [1.0, 2e-8]]), [1e-8, 1e8]))
    cases.append(Case(np.array([[-2, -4], [-1, -2]]), [-4, 0], atol=1e-12))
    cases.append((np.diag([3e4, -7e-6]), [-7e-6, 3e4]))
    unit = 2.0**-30
    cases.append((unit * np.array([[2.0, 1.0], [1.0, 2.0]]), unit * np.array([1.0, 3.0])))
    assert_cases(student.eigenvalues_2x2, cases, read=in_order)


@counterexample_search(A=strategies.matrices(2, 2, low=-3, high=3))
def agrees_with_the_reference(student, reference, A):
    assert_close(student.eigenvalues_2x2(A), reference.eigenvalues_2x2(A), atol=1e-9)
