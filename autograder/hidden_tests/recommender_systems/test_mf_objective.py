"""Hidden tests of mf_objective; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import (
    everything,
    factors,
    holes,
    integer_cases,
    junk_cases,
    ratings,
)
from autograder.hidden_tests.recommender_systems.rating_oracles import objective_by_cells
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

Z, W = np.array([[1.0], [2.0], [0.0]]), np.array([[3.0, -1.0]])
Y = np.array([[4.0, 1.0], [1.0, -5.0], [2.0, 3.0]])
MASK = np.array([[True, False], [True, True], [False, True]])
WHOLE = np.array([[1.0, 2.0], [3.0, 4.0]]), np.array([[5.0, 6.0, 7.0], [0.0, 9.0, 1.0]])


@pytest.mark.points(1)
def test_errors_alone(student, reference, seed):
    """Is the sum of squared errors of a table without holes if both strengths are 0."""
    cases = [((Y, everything(Y), Z, W, 0.0, 0.0), 1 + 4 + 25 + 9 + 4 + 9.0)]
    zero = Y * [[0, 1], [1, 1], [1, 1]]  # a rating of 0 counts
    cases.append(((zero, everything(Y), Z, W, 0.0, 0.0), 9 + 4 + 25 + 9 + 4 + 9.0))
    cases.append(((0 * Y, everything(Y), Z, W, 0.0, 0.0), 50.0))
    rng = np.random.default_rng(seed("tables"))
    for n, d, k in [(3, 2, 1), (2, 4, 3), (4, 3, 2)]:
        call = ratings(rng, n, d), np.ones((n, d), dtype=bool), *factors(rng, n, d, k), 0.0, 0.0
        cases.append((call, objective_by_cells(*call)))
    assert_cases(student.mf_objective, cases)
    assert_agrees(student.mf_objective, reference.mf_objective, [call for call, _ in cases])


@pytest.mark.points(1)
def test_penalties(student, seed):
    """Adds half of each strength times the sum of squares, to an exact factorisation."""
    exact = Z @ W
    cases = [((exact, everything(exact), Z, W, *lams), value) for lams, value in (
        ((2.0, 0.0), 5.0), ((0.0, 2.0), 10.0), ((3.0, 1.0), 12.5), ((0.5, 4.0), 21.25)
    )]  # fmt: skip
    rng = np.random.default_rng(seed("tables"))
    for n, d, k in [(3, 2, 2), (2, 4, 3)]:
        vectors = [part.round(1) for part in factors(rng, n, d, k)]
        for lams in ((0.7, 0.0), (0.0, 0.3), (2.0, 5.0)):
            call = vectors[0] @ vectors[1], np.ones((n, d), dtype=bool), *vectors, *lams
            cases.append((call, objective_by_cells(*call)))
    assert_cases(student.mf_objective, cases)


@pytest.mark.points(1)
def test_unobserved_cells(student, seed):
    """Takes errors of observed cells alone, whatever stands in the others; none, if none is."""
    call = Y, MASK, Z, W, 2.0, 4.0
    right = 1 + 25 + 9 + 9 + 5 + 20.0
    cases = [(call, right), *junk_cases(call, right, MASK)]
    huge = np.where(MASK, Y, 1e200), *call[1:]
    cases.append(Case(huge, right, label="huge numbers in unobserved cells"))
    cases.append(Case((Y, MASK & False, Z, W, 2.0, 4.0), 25.0, label="nothing observed"))
    for lams, value in (((2.0, 0.0), 5.0), ((0.0, 4.0), 20.0)):
        nothing = Y * np.nan, MASK & False, Z, W, *lams
        cases.append(Case(nothing, value, label="nothing observed"))
    for part, value in ((MASK & [[True], [False], [True]], 35.0), (MASK & [True, False], 51.0)):
        label = "a user or an item without ratings"
        cases.append(Case((Y, part, Z, W, 2.0, 4.0), value, label=label))
    rng = np.random.default_rng(seed("tables"))
    for n, d, k in [(4, 3, 2), (2, 5, 1)]:
        mask = holes(rng, n, d)
        call = ratings(rng, n, d), mask, *factors(rng, n, d, k), 0.5, 1.5
        cases += junk_cases(call, objective_by_cells(*call), mask)
    assert_cases(student.mf_objective, cases)


@pytest.mark.points(1)
def test_forms(student):
    """Takes other units and integers, and leaves arguments alone."""
    full = Y, everything(Y), Z, W, 2.0, 4.0
    right = 52 + 5 + 20.0
    cases = []
    for unit in (1e-12, 1e-4, 1e4, 1e12):
        scaled = unit**2 * Y, full[1], unit * Z, unit * W, 2.0 * unit**2, 4.0 * unit**2
        cases.append(Case(scaled, unit**4 * right, label=f"units of {unit:g}"))
    errors = np.array([[1.0, 0.0], [-2.0, 1.0], [0.0, 3.0]])
    for level in (1e8, 1e14):
        far = level * Z @ W + errors, full[1], level * Z, W, 0.0, 0.0
        cases.append(Case(far, 15.0, label=f"ratings of {level:g}"))
    whole = WHOLE[0] @ WHOLE[1]
    call = 250 - whole, everything(whole), *WHOLE, 2.0, 4.0
    cases += integer_cases(call, objective_by_cells(*call), (0, 2, 3))
    small = [part.astype(np.uint8) for part in (call[0], *WHOLE)]
    arguments = small[0], call[1], small[1], 30 * small[2] // 2, 2.0, 4.0
    large = [np.asarray(part, dtype=float) for part in (arguments[0], arguments[2], arguments[3])]
    expected = objective_by_cells(large[0], call[1], large[1], large[2], 2.0, 4.0)
    cases.append(Case(arguments, expected, label="three arrays of uint8"))
    signed = [np.array(part, dtype=np.int8) for part in ([[-100]], [[12, -5]], [[11], [-12]])]
    arguments = signed[0], everything(signed[0]), *signed[1:], 2.0, 4.0
    cases.append(Case(arguments, 292.0**2 + 169 + 530, label="three arrays of int8"))
    wide = np.array([[0]]), everything([[0]]), np.array([[10**5]]), np.array([[10**5]]), 0.0, 0.0
    cases.append(Case(wide, 1e20, label="three arrays of int64"))
    assert_cases(student.mf_objective, cases)
    holey = [(np.where(MASK, Y, hole), MASK, *full[2:]) for hole in (np.nan, np.inf)]
    assert_leaves_arguments(student.mf_objective, [full, *holey])


@counterexample_search(
    Y=strategies.matrices(2, 2), M=strategies.matrices(2, 2, low=0, high=1),
    Z=strategies.matrices(2, 1), W=strategies.matrices(1, 2),
    lam_z=strategies.choices(0.0, 2.0), lam_w=strategies.choices(0.0, 4.0),
)  # fmt: skip
def agrees_with_the_reference(student, reference, Y, M, Z, W, lam_z, lam_w):
    call = np.where(M > 0, Y, np.nan), M > 0, Z, W, lam_z, lam_w
    assert_close(student.mf_objective(*call), reference.mf_objective(*call), atol=1e-9)
