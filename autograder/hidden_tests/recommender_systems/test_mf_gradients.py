"""Hidden tests of mf_gradients; first docstring lines are shown to students."""

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
from autograder.hidden_tests.recommender_systems.rating_oracles import (
    gradients_by_cells,
    objective_by_cells,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_derivative_of,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

Z, W = np.array([[1.0], [2.0], [0.0]]), np.array([[3.0, -1.0]])
Y = np.array([[4.0, 1.0], [1.0, -5.0], [2.0, 3.0]])
MASK = np.array([[True, False], [True, True], [False, False]])
SQUARE = np.array([[1.0, 0.0], [2.0, 1.0]]), np.array([[1.0, 3.0], [0.0, 1.0]])
PARTS = ("dZ", "dW")


@pytest.mark.points(1)
def test_slopes_by_users(student, seed):
    """Returns the slopes by the vectors of users, of tables without holes or penalties."""
    cases = [((Y, everything(Y), Z, W, 0.0, 0.0), [[-2.0], [24.0], [-6.0]])]
    cases.append(((0 * Y, everything(Y), Z, W, 0.0, 0.0), [[20.0], [40.0], [0.0]]))
    rng = np.random.default_rng(seed("tables"))
    for n, d, k in [(4, 2, 3), (2, 5, 1), (3, 3, 2)]:
        call = ratings(rng, n, d), np.ones((n, d), dtype=bool), *factors(rng, n, d, k), 0.0, 0.0
        cases.append((call, gradients_by_cells(*call)[0]))
    assert_cases(student.mf_gradients, cases, part=(0, 2), scaled_atol=1e-9)


@pytest.mark.points(1)
def test_slopes_by_items(student, seed):
    """Returns the slopes by the vectors of items, of tables without holes or penalties."""
    cases = [((Y, everything(Y), Z, W, 0.0, 0.0), [[18.0, 8.0]])]
    rng = np.random.default_rng(seed("tables"))
    for n, d, k in [(4, 2, 3), (2, 5, 1), (3, 3, 2)]:
        call = ratings(rng, n, d), np.ones((n, d), dtype=bool), *factors(rng, n, d, k), 0.0, 0.0
        cases.append((call, gradients_by_cells(*call)[1]))
    assert_cases(student.mf_gradients, cases, part=(1, 2), scaled_atol=1e-9)


@pytest.mark.points(1)
def test_penalties(student):
    """Adds each strength times the vectors to the slopes, which are 0 without, if all is exact."""
    cases = []
    for vectors in ((Z, W), SQUARE, (Z[:1], W)):
        exact = vectors[0] @ vectors[1]
        for lams in ((2.0, 0.0), (0.0, 4.0), (3.0, 0.5), (0.0, 0.0)):
            call = exact, everything(exact), *vectors, *lams
            label = "an exact factorisation"
            expected = lams[0] * vectors[0], lams[1] * vectors[1]
            cases.append(Case(call, expected, label=label))
    assert_cases(student.mf_gradients, cases, parts=PARTS, atol=1e-12)


@pytest.mark.points(1)
def test_unobserved_cells(student, seed):
    """Does not see unobserved cells; a user or item without ratings feels the penalty only."""
    call = Y, MASK, Z, W, 2.0, 4.0
    right = gradients_by_cells(*call)
    cases = [(call, right), *junk_cases(call, right, MASK)]
    column = Y.T, MASK.T, W.T, Z.T, 2.0, 4.0
    cases += junk_cases(column, gradients_by_cells(*column), MASK.T)
    for lams in ((2.0, 4.0), (3.0, 0.0)):
        nothing = Y * np.nan, MASK & False, Z, W, *lams
        cases.append(Case(nothing, (lams[0] * Z, lams[1] * W), label="nothing observed"))
    rng = np.random.default_rng(seed("tables"))
    for n, d, k in [(4, 3, 2), (2, 7, 1)]:
        mask = holes(rng, n, d)
        call = ratings(rng, n, d), mask, *factors(rng, n, d, k), 0.5, 1.5
        cases += junk_cases(call, gradients_by_cells(*call), mask)
    assert_cases(student.mf_gradients, cases, parts=PARTS, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_all_of_it(student, reference, seed):
    """Agrees with differences of the objective, square tables too; takes integers."""
    rng = np.random.default_rng(seed("tables"))
    fixed = np.array([[2.0, -1.0], [0.0, 4.0]]), np.ones((2, 2), dtype=bool), *SQUARE, 1.0, 0.5
    calls = [fixed]
    for n, d, k in [(3, 3, 3), (3, 2, 2)]:
        calls.append(
            (ratings(rng, n, d), np.ones((n, d), dtype=bool), *factors(rng, n, d, k), 0.5, 1.5)
        )
    for position, part in ((2, 0), (3, 1)):
        assert_derivative_of(
            student.mf_gradients, objective_by_cells, calls, argument=position, part=(part, 2)
        )  # fmt: skip
    assert_agrees(
        student.mf_gradients, reference.mf_gradients, calls, parts=PARTS, scaled_atol=1e-9
    )
    whole = np.array([[1.0, 2.0], [3.0, 4.0]]), np.array([[5.0, 6.0, 7.0], [0.0, 9.0, 1.0]])
    call = 250 - whole[0] @ whole[1], np.ones((2, 3), dtype=bool), *whole, 2.0, 4.0
    right = gradients_by_cells(*call)
    cases = integer_cases(call, right, (0, 2, 3))
    small = [part.astype(np.uint8) for part in (call[0], *whole)]
    cases.append(Case((small[0], call[1], *small[1:], 2, 4), right, label="all of uint8"))
    for kind, large in ((np.uint8, [[200.0], [3.0]]), (np.int8, [[100.0], [-3.0]])):
        call = (
            np.array([[7.0, 90.0], [50.0, 8.0]]),
            everything(MASK[:2]),
            np.array(large),
            np.array(large).T,
        )
        right = gradients_by_cells(*call, 2.0, 4.0)
        small = [part.astype(kind) for part in (call[0], *call[2:])]
        arguments = small[0], call[1], *small[1:], 2.0, 4.0
        cases.append(Case(arguments, right, label=f"large vectors of {kind.__name__}"))
    tiny = 1e-30 * fixed[0], fixed[1], 1e-15 * fixed[2], 1e-15 * fixed[3], 1e-30, 5e-31
    cases.append(Case(tiny, gradients_by_cells(*tiny), label="tiny units"))
    far = fixed[0] - 1e8, *fixed[1:]
    cases.append(Case(far, gradients_by_cells(*far), label="ratings of -1e8"))
    wide = (
        np.array([[0]]),
        everything([[0]]),
        np.array([[3 * 10**6]]),
        np.array([[2 * 10**6]]),
        2,
        4,
    )
    right = gradients_by_cells(*wide)
    cases.append(Case(wide, right, label="all of int64"))
    for part in (0, 1):
        case = Case(wide, right[part], label="all of int64")
        assert_cases(student.mf_gradients, [case], part=(part, 2), dtype=float)
    assert_cases(student.mf_gradients, cases, parts=PARTS, scaled_atol=1e-9)
    holey = [(np.where(MASK, Y, hole), MASK, Z, W, 1.0, 1.0) for hole in (np.nan, np.inf)]
    assert_leaves_arguments(student.mf_gradients, [fixed, *holey])


@counterexample_search(
    Y=strategies.matrices(2, 2), M=strategies.matrices(2, 2, low=0, high=1),
    Z=strategies.matrices(2, 1), W=strategies.matrices(1, 2),
    lam_z=strategies.choices(0.0, 2.0), lam_w=strategies.choices(0.0, 4.0),
)  # fmt: skip
def agrees_with_the_reference(student, reference, Y, M, Z, W, lam_z, lam_w):
    call = np.where(M > 0, Y, np.nan), M > 0, Z, W, lam_z, lam_w
    assert_close(student.mf_gradients(*call), reference.mf_gradients(*call), atol=1e-9)
