"""The oracle for linear programs agrees with SciPy, and knows programs that have no solution."""

import numpy as np
import pytest
from scipy.optimize import linprog

from autograder.testing import solve_linear_program


@pytest.mark.parametrize("seed", range(20))
def test_agrees_with_scipy(seed):
    rng = np.random.default_rng(seed)
    k = int(rng.integers(1, 5))
    m = int(rng.integers(k, 10))
    A, b, c = rng.normal(size=(m, k)), rng.normal(size=m), rng.normal(size=k)
    found, theirs = solve_linear_program(c, A, b), linprog(c, A, b, bounds=(None, None))
    assert (found is not None) == (theirs.status == 0)
    if found is not None:
        assert found[1] == pytest.approx(theirs.fun, abs=1e-8)
        assert (A @ found[0] <= b + 1e-8).all()


def test_several_constraints_may_meet_in_a_corner():
    A, b = [[1, 0], [0, 1], [1, 1], [2, 2]], [1, 1, 2, 4]
    z, cost = solve_linear_program([-1, -1], A, b)
    assert cost == -2
    np.testing.assert_allclose(z.sum(), 2)


@pytest.mark.parametrize(
    ("A", "b"),
    [
        ([[1.0, 0.0], [0.0, 1.0]], [1.0, 1.0]),  # no lower bound
        ([[1.0, 0.0], [-1.0, 0.0], [0.0, -1.0]], [-1.0, -1.0, 0.0]),  # infeasible
        ([[1.0, 1.0], [-1.0, -1.0]], [1.0, 1.0]),  # no corner
        ([[1.0, 1.0]], [1.0]),  # fewer constraints than unknowns
    ],
)
def test_no_solution_is_none(A, b):
    assert solve_linear_program([1.0, 1.0], A, b) is None


def test_what_is_no_program_or_too_large_is_refused():
    with pytest.raises(ValueError, match="make no linear program"):
        solve_linear_program([1.0], [[1.0, 2.0]], [1.0])
    with pytest.raises(ValueError, match="too many"):
        solve_linear_program(np.ones(8), np.ones((30, 8)), np.ones(30))
