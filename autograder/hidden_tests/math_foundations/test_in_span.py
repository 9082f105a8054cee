"""Hidden tests of math_foundations/in_span; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    matrix_with_singular_values,
    strategies,
)


@pytest.mark.points(1)
def test_independent_rows(student, seed):
    """Says True for combinations of independent rows and False next to them, also for integers."""
    rng = np.random.default_rng(seed("combinations"))
    integers = np.array([[1, 0, 2], [0, 2, 2]])
    cases = [((integers, np.array([3, 1, 7])), True), ((integers, np.array([3, 1, 8])), False)]
    for m, d in [(1, 3), (2, 4), (3, 3), (5, 7)]:
        V = matrix_with_singular_values(rng, m, d, np.linspace(3.0, 1.0, m))
        u = V.T @ rng.choice([-2.0, 1.0, 3.0], size=m)
        for unit in (1.0, 1e-12):
            cases.append(((unit * V, u), True))
            if m < d:
                away = np.linalg.svd(V)[2][-1]
                cases += [((unit * V, u + away), False), ((unit * V, away), False)]
    assert_cases(student.in_span, cases)
    calls = [(V, u), (V, u + 1.0), (integers, np.array([1, 2, 3])), (V, 1e-9 * u)]
    assert_leaves_arguments(student.in_span, calls)


@pytest.mark.points(1)
def test_dependent_rows_zeros_and_tolerance(student, seed):
    """Takes dependent rows, zeros and other units of u, and compares with tol * norm(u)."""
    rng = np.random.default_rng(seed("units"))
    V = rng.normal(size=(2, 4))
    u, away = V.T @ np.array([1.0, -2.0]), np.linalg.svd(V)[2][-1]
    flat, none = np.zeros((2, 4)), np.zeros((0, 4))
    cases = [((rows, np.zeros(4)), True) for rows in (V, flat, none)]
    cases += [((rows, u), False) for rows in (flat, none)]
    for rows in (np.vstack([V, V[0] - V[1], V[0]]), np.vstack([V, flat])):
        cases += [((rows, u), True), ((rows, u + away), False)]
    for unit_v, unit_u in [(1e-12, 1.0), (1.0, 1e-9), (1e6, 1e-6), (1e-12, 1e-12)]:
        cases.append(((unit_v * V, unit_u * u), True))
        cases.append(((unit_v * V, unit_u * (u + away)), False))
    u = u * 20 / np.linalg.norm(u)
    # A rest that is small itself, but not beside u.
    cases.append(((V, 1e-9 * (u / 20 + 2e-7 * away)), False))
    for share, tol, expected in [
        (1e-3, 0.02, True),
        (1e-3, 5e-5, False),
        (1e-10, None, True),
        (1e-6, None, False),
        (0.5, 0.02, False),
        (1e-9, 1e-11, False),
    ]:
        call = V, u + 20 * share * away
        cases.append((call if tol is None else (*call, tol), expected))
    first, rest = np.eye(400)[0], np.ones(400) - np.eye(400)[0]
    cases.append(((first[None, :], first + 1e-12 * rest), True))
    cases.append(((first[None, :], first + 6e-4 * rest, 1e-3), False))  # 0.012 in all
    short, long = np.array([1e-10, 0.0, 0.0]), np.array([0.0, 2.0, 0.0])
    cases += [((np.array([short, long]), u), True) for u in (short, long, short / 1e-10 + long)]
    near = np.array([[1.0, 0.0, 0.0], [1.0, 2.0**-26, 0.0]])  # nearly dependent, and not quite
    cases += [((near, np.array([0.0, 2.0, rest]), 1e-3), rest == 0) for rest in (0.0, 1.0)]
    # More rows than entries, and the last one is needed.
    many = np.array([[1.0, 0.0], [-2.0, 0.0], [1.0, 3.0]])
    cases.append(((many, np.array([0.0, 2.0])), True))
    assert_cases(student.in_span, cases)


@counterexample_search(V=strategies.matrices((0, 3), 3, low=-2, high=2), u=strategies.vectors(3))
def agrees_with_the_reference(student, reference, V, u):
    assert_equal(student.in_span(V, u), reference.in_span(V, u))
