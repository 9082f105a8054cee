"""Hidden tests of math_foundations/solve_linear_system; first docstring lines are shown."""

import hypothesis
import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    orthogonal_matrix,
    strategies,
)


def without_swaps(rng, n):
    """Return a matrix that keeps its rows in their order when it is eliminated."""
    L = np.tril(rng.uniform(-0.6, 0.6, size=(n, n)), -1) + np.eye(n)
    U = np.triu(rng.uniform(-1.0, 1.0, size=(n, n)), 1)
    return L @ (U + np.diag(rng.uniform(1.0, 3.0, size=n)))


def with_condition(rng, n, condition):
    """Return a random matrix with this condition number, which has no pattern otherwise."""
    singular_values = np.geomspace(1.0, 1 / condition, n)
    return orthogonal_matrix(rng, n) * singular_values @ orthogonal_matrix(rng, n)


@pytest.mark.points(1)
def test_random_systems(student, reference, seed):
    """Solves systems of size 1 to 7 in which no rows are swapped, as float64."""
    rng = np.random.default_rng(seed("random"))
    systems = [(without_swaps(rng, n), rng.normal(size=n)) for n in (1, 2, 3, 5, 7)]
    settings = {"dtype": np.float64, "atol": 1e-9}
    solutions = assert_agrees(
        student.solve_linear_system, reference.solve_linear_system, systems, **settings
    )
    for x, (A, b) in zip(solutions, systems, strict=True):
        assert_close(A @ np.asarray(x), b, atol=1e-9, what="A @ x")
    calls = []
    for A, b in systems[1:]:
        calls += [(rows, several) for rows in (A, A[::-1]) for several in (b, b[:, None], A)]
    calls.append((np.array([[3, 1], [1, 2]]), np.array([[1, 2], [3, 4]])))
    assert_leaves_arguments(student.solve_linear_system, calls)


@pytest.mark.points(1)
def test_needs_swaps(student, seed):
    """Swaps rows where the diagonal has zeros, or a tiny number that would swallow the rest."""
    A = np.array([[0.0, 1.0, 1.0], [2.0, 0.0, 3.0], [4.0, 1.0, 0.0]])
    cases = [((A, np.array([5.0, 11.0, 6.0])), [1, 2, 3])]
    for tiny in (1e-20, -1e-17):
        A, B = np.array([[tiny, 1.0], [1.0, 1.0]]), np.array([[abs(tiny), 1.0], [-1.0, 1.0]])
        cases.append(((A, np.array([2.0, 5.0])), [3, 2]))
        cases.append(((B, np.array([2.0, -1.0])), [3, 2]))
    for tiny in (1e-13, -1e-10, 1e-9):
        A, y = np.array([[2.0, 1.0, 0.0], [0.0, tiny, 1.0], [0.0, 1.0, 1.0]]), 2 / (1 - tiny)
        cases.append(((A, np.array([8.0, 1.0, 3.0])), [4 - y / 2, y, 3 - y]))
    # The second pivot is tiny only after the first step.
    A, b = np.array([[4, 4, 0.3], [2, 2 + 2.0**-50, 1.1], [1, 1.5, 0.7]]), np.array([5.0, 3.0, 2.0])
    cases.append(((A, b), np.linalg.solve(A, b)))
    # A small pivot of 2e-6 costs digits that a condition number of 2.4 does not explain.
    A = np.array([[2.1e-6, 1.7, 2.3], [1.1, 0.3, -0.7], [0.7, -1.6, 0.9]])
    b = np.array([1.9, 0.7, -1.3])
    x = np.linalg.solve(A, b)
    cases.append(Case((A, b), x, rtol=0.0, atol=2.4e-12 * float(np.abs(x).max())))
    rng = np.random.default_rng(seed("swaps"))
    for n in (2, 4, 6):
        A, x = with_condition(rng, n, 10.0), rng.choice([-2.0, 1.0, 3.0], size=n)
        A[0, 0] = 0.0
        condition = np.linalg.cond(A)
        orders = A, A[::-1], np.roll(A, 1, axis=0)
        cases += [Case((rows, rows @ x), x, atol=3e-12 * condition) for rows in orders]
    assert_cases(student.solve_linear_system, cases)


@pytest.mark.points(1)
def test_several_right_hand_sides(student, seed):
    """Solves for all columns of b at once, and returns the shape of b, also for (n, 1)."""
    rng = np.random.default_rng(seed("several"))
    cases = []
    for n, k in [(2, 3), (3, 1), (4, 2), (1, 2), (5, 5)]:
        A, X = without_swaps(rng, n), rng.normal(size=(n, k))
        cases.append(((A, A @ X), X))
    A, X = np.array([[0.0, 2.0], [4.0, 0.0]]), np.array([[1.0, 2.0, -1.0], [3.0, -2.0, 5.0]])
    cases.append(((A, A @ X), X))  # the rows of b are swapped with those of A
    assert_cases(student.solve_linear_system, cases, atol=1e-9)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers in A and b without cutting off fractions."""
    A = np.array([[2, 1], [1, 3]])
    cases = [
        ((A, np.array([1, 1])), [0.4, 0.2]),
        ((A, np.array([[1, 0], [0, 1]])), [[0.6, -0.2], [-0.2, 0.4]]),
        ((np.array([[8, 1], [0, 4]]), np.array([2, 1])), [7 / 32, 1 / 4]),
        ((A.astype(float), np.array([1, 1])), [0.4, 0.2]),
        ((A, np.array([1.5, 1.0])), [0.7, 0.1]),
        ((np.array([[3000, 0], [1000, 7000]]), np.array([1, 0])), [1 / 3000, -1 / 21000]),
    ]
    assert_cases(student.solve_linear_system, cases)


@pytest.mark.points(1)
def test_singular_systems(student):
    """Raises LinAlgError if a column has only zeros left, also where some x would fit."""
    singular = {
        "rows that are multiples of each other": np.array([[2.0, 8.0], [4.0, 16.0]]),
        "a single zero": np.zeros((1, 1)),
        "A of zeros": np.zeros((3, 3)),
        "a first column of zeros": np.array([[0.0, 1.0], [0.0, 3.0]]),
        "a zero on the diagonal and a column of zeros": np.diag([1.0, 2.0, 0.0, 4.0]),
        "a last column of zeros": np.array([[1, 0], [3, 0]]),
    }
    calls = {f"{name}, some x fits": (A, A @ np.ones(len(A))) for name, A in singular.items()}
    calls |= {name: (A, np.arange(1.0, len(A) + 1)) for name, A in singular.items()}
    works_on = [(np.array([[2.0, 1.0], [1.0, 3.0]]), np.array([3.0, 4.0]))]
    assert_raises(student.solve_linear_system, np.linalg.LinAlgError, calls, works_on=works_on)


@pytest.mark.points(1)
def test_ill_conditioned_systems(student, seed):
    """Loses no more digits than the condition number of A explains."""
    rng = np.random.default_rng(seed("condition"))
    cases = []
    for n, condition in [(3, 1e3), (6, 1e3), (4, 1e6), (3, 1e9), (6, 1e9)]:
        A, x = with_condition(rng, n, condition), rng.choice([-2.0, 1.0, 3.0], size=n)
        cases.append(Case((A, A @ x), x, atol=3e-12 * condition))
        cases.append(Case((1e-9 * A, A @ x), 1e9 * x, atol=3e-3 * condition))
    # Entries far below the largest one decide all the same; the condition number is 7e7.
    A, x = np.diag([2.0, 0.0, 0.0]), np.array([1.0, -2.0, 3.0])
    A[1:, 1:] = [[4e-8, 1e-10], [1e-8, 3e-8]]
    cases.append(Case((A, A @ x), x, atol=3e-12 * 7e7))
    assert_cases(student.solve_linear_system, cases)


@counterexample_search(
    A=strategies.choices(1, 2, 3).flatmap(lambda n: strategies.matrices(n, n)),
    b=strategies.vectors(3),
)
def agrees_with_the_reference(student, reference, A, b):
    hypothesis.assume(abs(np.linalg.det(A)) > 0.5)  # integers: 0 or at least 1
    b = b[: len(A)]
    expected = reference.solve_linear_system(A, b)
    assert_close(student.solve_linear_system(A, b), expected, atol=1e-8)
