"""Hidden tests of math_foundations/is_linearly_independent; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    matrix_with_singular_values,
    strategies,
)

SHAPES = [(1, 2), (3, 3), (3, 5)]
BOTH_KINDS = np.array([[1.0, 0.0], [0.0, 1.0]]), np.array([[1.0, 2.0], [1.0, 2.0]])


@pytest.mark.points(1)
def test_independent_rows(student, seed):
    """Says True for independent rows, also of integers, whether V is square or wide."""
    rng = np.random.default_rng(seed("independent"))
    tables = [
        np.array([[0.0, 0.0, 3.0]]),
        np.array([[1, 1, 0], [0, 1, 1]]),
        np.array([[1.0, 2.0], [2.0, 4.5]]),
        np.zeros((0, 3)),
    ]
    for m, d in [(1, 1), (3, 3), (2, 7), (5, 6)]:
        tables.append(matrix_with_singular_values(rng, m, d, np.geomspace(4.0, 0.5, m)))
    assert_varies(student.is_linearly_independent, BOTH_KINDS)
    assert_cases(student.is_linearly_independent, [(V, True) for V in tables])
    integers = np.array([[2, 1], [1, 3]])
    assert_cases(student.is_linearly_independent, [(integers, True)])
    unchanged = [tables[2], 1e-12 * tables[-1], 5 * tables[-2], integers, np.ones((2, 3))]
    assert_leaves_arguments(student.is_linearly_independent, unchanged)


@pytest.mark.points(1)
def test_dependent_rows(student, seed):
    """Says False for a row of zeros, repeated and combined rows, and more rows than columns."""
    rng = np.random.default_rng(seed("dependent"))
    a, b, c = rng.normal(size=(3, 6))
    combined = ([a, b, a], [a, b, 2 * a - 3 * b], [a, b, c, a + b + c], [a, -0.3 * a])
    tables = [
        np.zeros((1, 3)),
        np.array([[1.0, 2.0, 0.0], [0.0, 0.0, 0.0]]),
        np.zeros((2, 2)),
        *map(np.array, combined),
    ]
    tables += [rng.normal(size=shape) for shape in [(2, 1), (3, 2), (7, 3)]]
    assert_varies(student.is_linearly_independent, BOTH_KINDS)
    assert_cases(student.is_linearly_independent, [(V, False) for V in tables])


@pytest.mark.points(1)
def test_unit_does_not_matter(student, seed):
    """Measures small against the largest singular value: V * 1e-8 has the same answer as V."""
    rng = np.random.default_rng(seed("units"))
    full = [matrix_with_singular_values(rng, m, d, np.geomspace(2.0, 0.5, m)) for m, d in SHAPES]
    low = [np.vstack([V[:-1], V[0] - 1.5 * V[1]]) for V in full if len(V) > 1]
    units = (1e-12, 1e-8, 1e7)
    cases = [(unit * V, True) for V in full for unit in units]
    cases += [(unit * V, False) for V in low for unit in units]
    assert_cases(student.is_linearly_independent, cases)


@pytest.mark.points(1)
def test_tol_draws_the_line(student, seed):
    """Counts a direction if its singular value exceeds tol times the largest one."""
    rng = np.random.default_rng(seed("line"))
    cases = []
    for small, tol, expected in [
        (1e-13, None, False),
        (1e-7, None, True),
        (1e-3, 0.05, False),
        (0.3, 0.01, True),
        (1e-13, 1e-15, True),
        (2e-9, None, True),
        (5e-12, None, False),
    ]:
        for m, d, largest in [(2, 2, 1.0), (3, 6, 1e3), (3, 3, 1e-12)]:
            values = largest * np.array([1.0, small] if m == 2 else [1.0, 0.8, small])
            V = matrix_with_singular_values(rng, m, d, values)
            cases.append(((V,) if tol is None else (V, tol), expected))
    cases += [(np.diag([3.0, 1e-12]), False), (np.diag([1e-13, 1e-1, 1.0]), False)]
    cases.append((np.diag([1.0, 1e-6, 1e-12]), False))  # each is near the one before, not the first
    # Of determinant 1: the second singular value is a millionth of the first.
    cases.append(((np.array([[1.0, 0.0], [1e3, 1.0]]), 1e-4), False))
    cases.append(((np.array([[1, 0], [0, 500]]), 0.05), False))
    many = np.append(np.ones(149), 0.011)  # eleven times the line, small beside the sum of all
    cases.append(((np.diag(many), 1e-3), True))
    # 400 equal entries each: the largest singular value is 28 times the largest entry.
    common, apart = np.ones(400), np.tile([1.0, -1.0], 200) * 1e-3 / 12
    cases.append(((np.array([common + apart, common - apart]), 1e-3), False))
    assert_cases(student.is_linearly_independent, cases)


@counterexample_search(V=strategies.matrices((1, 3), (1, 3), low=-3, high=3))
def agrees_with_the_reference(student, reference, V):
    expected = reference.is_linearly_independent(V)
    assert_equal(student.is_linearly_independent(V), expected)
