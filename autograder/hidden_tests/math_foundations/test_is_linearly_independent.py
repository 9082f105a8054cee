"""Hidden tests of math_foundations/is_linearly_independent; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_equal, assert_unchanged

SHAPES = [(1, 2), (3, 3), (3, 5)]


def with_singular_values(rng, m, d, values):
    """Return a random matrix with these singular values, which has no pattern otherwise."""
    U, _, Vt = np.linalg.svd(rng.normal(size=(m, d)), full_matrices=False)
    return U[:, : len(values)] * values @ Vt[: len(values)]


@pytest.mark.points(1)
def test_independent_rows(student, seed):
    """Says True for independent rows, whether V is square or wide."""
    assert_equal(student.is_linearly_independent(np.array([[0.0, 0.0, 3.0]])), True)
    assert_equal(student.is_linearly_independent(np.array([[1, 1, 0], [0, 1, 1]])), True)
    assert_equal(student.is_linearly_independent(np.array([[1.0, 2.0], [2.0, 4.5]])), True)
    assert_equal(student.is_linearly_independent(np.zeros((0, 3))), True)
    rng = np.random.default_rng(seed("independent"))
    for m, d in [(1, 1), (3, 3), (2, 7), (5, 6)]:
        V = with_singular_values(rng, m, d, np.geomspace(4.0, 0.5, m))
        assert_equal(student.is_linearly_independent(V), True)
    assert_unchanged(student.is_linearly_independent, V)


@pytest.mark.points(1)
def test_dependent_rows(student, seed):
    """Says False for a row of zeros, repeated and combined rows, and more rows than columns."""
    for V in (np.zeros((1, 3)), np.array([[1.0, 2.0, 0.0], [0.0, 0.0, 0.0]]), np.zeros((2, 2))):
        assert_equal(student.is_linearly_independent(V), False)
    rng = np.random.default_rng(seed("dependent"))
    a, b, c = rng.normal(size=(3, 6))
    for rows in ([a, b, a], [a, b, 2 * a - 3 * b], [a, b, c, a + b + c], [a, -0.3 * a]):
        assert_equal(student.is_linearly_independent(np.array(rows)), False)
    for m, d in [(2, 1), (3, 2), (7, 3)]:
        assert_equal(student.is_linearly_independent(rng.normal(size=(m, d))), False)


@pytest.mark.points(1)
def test_unit_does_not_matter(student, seed):
    """Measures small against the largest singular value: V * 1e-8 has the same answer as V."""
    rng = np.random.default_rng(seed("units"))
    full = [with_singular_values(rng, m, d, np.geomspace(2.0, 0.5, m)) for m, d in SHAPES]
    low = [np.vstack([V[:-1], V[0] - 1.5 * V[1]]) for V in full if len(V) > 1]
    units = (1e-12, 1e-8, 1e7)
    for answer in student.is_linearly_independent.map([(u * V,) for V in full for u in units]):
        assert_equal(answer, True)
    for answer in student.is_linearly_independent.map([(u * V,) for V in low for u in units]):
        assert_equal(answer, False)


@pytest.mark.points(1)
def test_tol_draws_the_line(student, seed):
    """Counts a direction if its singular value exceeds tol times the largest one."""
    rng = np.random.default_rng(seed("line"))
    for small, tol, expected in [(1e-13, None, False), (1e-7, None, True), (1e-3, 0.05, False),
                                 (0.3, 0.01, True), (1e-13, 1e-15, True), (2e-9, None, True),
                                 (5e-12, None, False)]:  # fmt: skip
        calls = []
        for m, d, largest in [(2, 2, 1.0), (3, 6, 1e3), (3, 3, 1e-3)]:
            values = largest * np.array([1.0, small] if m == 2 else [1.0, 0.8, small])
            V = with_singular_values(rng, m, d, values)
            calls.append((V,) if tol is None else (V, tol))
        for answer in student.is_linearly_independent.map(calls):
            assert_equal(answer, expected)


@closer_look(V=strategies.matrices((1, 3), (1, 3), low=-3, high=3))
def agrees_with_the_reference(student, reference, V):
    expected = reference.is_linearly_independent(V)
    assert_equal(student.is_linearly_independent(V), expected)
