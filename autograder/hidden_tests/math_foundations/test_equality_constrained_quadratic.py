"""Hidden tests of math_foundations/equality_constrained_quadratic; titles are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    orthogonal_matrix,
)

# The promised tolerance is relative to the largest entry of x and lam together.
SETTINGS = {"rtol": 0.0, "scaled_atol": 1e-8, "parts": ("x, the first part", "lam")}

FIRST = {"part": (0, 2), "rtol": 0.0, "scaled_atol": 1e-8, "what": "x, the first part"}


def problem(rng, d, m):
    """Return Q, c, A and b of a strictly convex problem."""
    B = orthogonal_matrix(rng, d)
    Q = B * rng.uniform(1.0, 4.0, size=d) @ B.T
    A = np.linalg.qr(rng.normal(size=(d, m)))[0].T * rng.uniform(0.5, 2.0)
    return (Q + Q.T) / 2, rng.normal(size=d), A, rng.normal(size=m)


def assert_lowest(found, Q, c, A, b):
    """Assert that x is allowed, and that no allowed step leads downhill; lam has its own test."""
    x = as_array(as_tuple(found, 2)[0], shape=c.shape, what="x, the first part")
    assert_close(A @ x, b, atol=1e-8, what="A @ x")
    lam = np.linalg.lstsq(A.T, -(Q @ x + c))[0]
    assert_close(Q @ x + c + A.T @ lam, 0 * c, atol=1e-7, what="Q @ x + c, along the constraints")


@pytest.mark.points(1)
def test_random_problems(student, reference, seed):
    """Finds the x that is allowed and from which no allowed step leads downhill."""
    rng = np.random.default_rng(seed("random"))
    shapes = [(2, 1), (3, 1), (4, 2), (6, 3), (1, 1), (3, 3)]
    problems = [problem(rng, d, m) for d, m in shapes]
    problems.append(tuple(1e-4 * part for part in problems[2]))
    assert_law(student.equality_constrained_quadratic, problems, assert_lowest)
    cases = [(data, reference.equality_constrained_quadratic(*data)[0]) for data in problems]
    assert_cases(student.equality_constrained_quadratic, cases, **FIRST)
    integers = np.array([[2, 0], [0, 4]]), np.array([2, 0]), np.array([[1, 1]]), np.array([3])
    calls = [*problems, integers, *(tuple(1.0 * part for part in integers),)]
    assert_leaves_arguments(student.equality_constrained_quadratic, calls)


@pytest.mark.points(1)
def test_projection_and_multipliers(student, reference, seed):
    """Returns x with the multipliers lam: the nearest point of a plane, integers, several lam."""
    rng = np.random.default_rng(seed("plane"))
    cases = [
        (
            (np.array([[2, 0], [0, 4]]), np.array([0, 0]), np.array([[1, 1]]), np.array([3])),
            (np.array([2.0, 1.0]), np.array([-4.0])),
        )
    ]
    integers = np.array([[2, 0], [0, 4]]), np.array([0, 0])
    half = np.array([[0.5, 0.5]]), np.array([1.5])
    cases.append(((*integers, *half), (np.array([2.0, 1.0]), np.array([-8.0]))))
    broken = np.diag([0.5, 1.5]), np.array([0.5, -0.5])
    whole = np.array([[1, 1]]), np.array([3])
    cases.append(((*broken, *whole), (np.array([1.75, 1.25]), np.array([-1.375]))))
    problems = [problem(rng, d, m) for d, m in [(4, 2), (6, 3), (3, 3)]]
    cases += [(data, reference.equality_constrained_quadratic(*data)) for data in problems]
    for d in (2, 3, 5):
        a, z, b = rng.uniform(0.5, 2.0, size=d), rng.normal(size=d), rng.normal()
        step = (a @ z - b) / (a @ a)
        data = np.eye(d), -z, a[None, :], np.array([b])
        cases.append((data, (z - step * a, np.array([step]))))
    assert_cases(student.equality_constrained_quadratic, cases, **SETTINGS)


@pytest.mark.points(1)
def test_indefinite_or_singular_q(student, seed):
    """Needs Q to be positive definite only along the directions that the constraints leave."""
    flat = np.diag([0.0, 2.0]), np.array([1.0, -2.0]), np.array([[1.0, 0.0]]), np.array([3.0])
    Q = np.array([[-5.0, 1.0], [1.0, 2.0]])
    bent = Q, np.array([1.0, -2.0]), np.array([[2.0, 0.0]]), np.array([6.0])
    cases = [(flat, np.array([3.0, 1.0])), (bent, np.array([3.0, -0.5]))]
    assert_cases(student.equality_constrained_quadratic, cases, **FIRST)
    rng = np.random.default_rng(seed("flat"))
    problems = []
    for d, m in [(3, 1), (5, 2)]:
        Q, c, A, b = problem(rng, d, m)
        P = np.eye(d) - np.linalg.pinv(A) @ A
        problems.append((P @ Q @ P, c, A, b))
    assert_law(student.equality_constrained_quadratic, problems, assert_lowest)


@pytest.mark.points(1)
def test_no_single_answer(student, seed):
    """Raises LinAlgError for repeated or dependent constraints, and for a Q that leaves x free."""
    rng = np.random.default_rng(seed("rank"))
    Q, c, A, b = problem(rng, 4, 2)
    dependent = np.vstack([A, A[0] - 2 * A[1]]), np.append(b, b[0] - 2 * b[1])
    calls = {
        "a constraint that repeats": (Q, c, np.vstack([A, A[0]]), np.append(b, b[0])),
        "a constraint that depends on the others": (Q, c, *dependent),
        "constraints that contradict each other": (
            Q,
            c,
            np.vstack([A, A[0] + A[1]]),
            np.append(b, 7.0),
        ),
        "a constraint of zeros": (Q, c, np.zeros((1, 4)), np.zeros(1)),
        # x_1 * x_2 - x_2 where x_1 is 1: Q and A together have full rank, the block has not.
        "an indefinite Q that leaves x free": (
            np.array([[0.0, 1.0], [1.0, 0.0]]),
            np.array([0.0, -1.0]),
            np.array([[1.0, 0.0]]),
            np.ones(1),
        ),
    }
    for i in range(4):  # rounding hides some of them from a solver
        R = orthogonal_matrix(rng, 4)
        flat = R * np.array([1.0, 2.0, 3.0, 0.0]) @ R.T  # the constraint leaves the last axis free
        calls[f"a Q that leaves x free, {i + 1} of 10"] = flat, c, R.T[:1], np.ones(1)
    for i in range(2):
        a, v, w = rng.normal(size=(3, 4))
        flats = np.zeros((4, 4)), np.outer(v, v), np.outer(v, v) + np.outer(w, w)
        for j, flat in enumerate(flats):
            label = f"a Q that leaves x free, {5 + 3 * i + j} of 10"
            calls[label] = flat, c, a[None, :], np.ones(1)
    # Of full rank, although the condition number is 2e7.
    nearly = np.diag([1.0, 2.0**-24]), np.zeros(2), np.array([[1.0, 0.0]]), np.ones(1)
    solve, works_on = student.equality_constrained_quadratic, [(Q, c, A, b), nearly]
    assert_raises(solve, np.linalg.LinAlgError, calls, works_on=works_on)
