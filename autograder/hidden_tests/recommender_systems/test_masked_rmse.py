"""Hidden tests of masked_rmse; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import (
    everything,
    holes,
    integer_cases,
    junk_cases,
    ratings,
)
from autograder.hidden_tests.recommender_systems.rating_oracles import rmse_by_cells
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    assert_scales_with,
    counterexample_search,
    strategies,
)

MASK = np.array([[True, False, True], [True, True, False]])
Y = np.array([[4.0, 1.0, 2.0], [2.0, 5.0, 3.0]])
Y_HAT = np.array([[3.0, 3.0, 6.0], [2.0, 3.0, 9.0]])
ONE = np.array([[False, False, False], [False, True, False]])


@pytest.mark.points(1)
def test_all_observed(student, reference, seed):
    """Is the root of the mean squared error of tables that are fully observed."""
    rng = np.random.default_rng(seed("tables"))
    cases = [
        ((Y, Y_HAT, everything(Y)), np.sqrt(61 / 6)),
        ((Y[:, :1], Y_HAT[:, :1], MASK[:, :1]), 0.5**0.5),
        ((Y * [0, 1, 1], Y_HAT, everything(Y)), np.sqrt(73 / 6)),  # ratings of 0 count
    ]
    cases.append(((Y, Y_HAT * [1, 1, 0], everything(Y)), np.sqrt(22 / 6)))  # so do predictions of 0
    for n, d in [(1, 1), (3, 2), (2, 5)]:
        call = ratings(rng, n, d), ratings(rng, n, d), np.ones((n, d), dtype=bool)
        cases.append((call, rmse_by_cells(*call)))
    calls = [call for call, _ in cases]
    cases.append(Case((0 * Y, Y_HAT, everything(Y)), np.sqrt(148 / 6), label="all ratings are 0"))
    cases.append(Case((Y, Y, everything(Y)), 0.0, label="perfect predictions", atol=1e-12))
    many = np.full((16, 16), 5.0)
    cases.append(Case((many, many - 3, everything(many)), 3.0, label="256 cells"))
    assert_cases(student.masked_rmse, cases)
    assert_agrees(student.masked_rmse, reference.masked_rmse, calls)


@pytest.mark.points(1)
def test_unobserved_cells(student, seed):
    """Is taken over the observed cells alone, whatever stands in the others."""
    cases = [((Y, Y_HAT, MASK), np.sqrt(21 / 4)), ((Y, Y_HAT, ONE), 2.0)]
    cases += junk_cases((Y, Y_HAT, MASK), np.sqrt(21 / 4), MASK, (0, 1))
    both = [np.where(MASK, table, np.nan) for table in (Y, Y_HAT)]
    cases.append(Case((*both, MASK), np.sqrt(21 / 4), label="nan in unobserved cells of both"))
    huge = np.where(MASK, Y, 1e200), Y_HAT, MASK
    cases.append(Case(huge, np.sqrt(21 / 4), label="huge numbers in unobserved cells"))
    rng = np.random.default_rng(seed("tables"))
    for n, d in [(4, 3), (3, 6)]:
        mask = holes(rng, n, d)
        call = ratings(rng, n, d), ratings(rng, n, d), mask
        cases += junk_cases(call, rmse_by_cells(*call), mask, (0, 1))
    assert_cases(student.masked_rmse, cases)


@pytest.mark.points(1)
def test_forms(student, seed):
    """Takes other units, large ratings and integers, and leaves arguments alone."""
    full = Y, Y_HAT, everything(Y)
    cases = [
        Case((Y + level, Y_HAT + level, full[2]), np.sqrt(61 / 6), label=f"ratings of {level:g}")
        for level in (1e8, 1e15)
    ]
    cases += [
        Case((unit * Y, unit * Y_HAT, full[2]), unit * np.sqrt(61 / 6), label=f"units of {unit:g}")
        for unit in (1e-9, 1e-50, 1e9, 1e50)
    ]
    cases += integer_cases(full, np.sqrt(61 / 6), (0, 1))
    cases += [
        Case((Y.astype(kind), Y_HAT.astype(kind), full[2]), np.sqrt(61 / 6), label="two of uint8")
        for kind in (np.uint8,)
    ]
    far = np.array([[0, 250]], dtype=np.uint8), np.array([[250, 0]], dtype=np.uint8)
    cases.append(Case((*far, everything(far[0])), 250.0, label="uint8, errors of 250"))
    small = np.array([[100, -100]], dtype=np.int8), np.array([[-100, 100]], dtype=np.int8)
    cases.append(Case((*small, everything(small[0])), 200.0, label="int8, errors of 200"))
    wide = np.array([[0, 10**10]]), np.array([[10**10, 0]])
    cases.append(Case((*wide, everything(wide[0])), 1e10, label="int64, errors of ten billion"))
    assert_cases(student.masked_rmse, cases, rtol=1e-7)
    rng = np.random.default_rng(seed("units"))
    same = rng.normal(size=(3, 2))
    assert_scales_with(student.masked_rmse, [(same, 0 * same, everything(same))], power=1)
    infinite = [np.where(MASK, table, np.inf) for table in (Y, Y_HAT)]
    calls = [full, (Y, Y_HAT, MASK), (infinite[0], Y_HAT, MASK), (Y, infinite[1], MASK)]
    assert_leaves_arguments(student.masked_rmse, calls)


@pytest.mark.points(1)
def test_nothing_observed(student):
    """Raises ValueError if no cell was observed."""
    calls = {
        "nothing observed": (Y, Y_HAT, MASK & False),
        "nothing observed, nan everywhere": (Y * np.nan, Y_HAT * np.nan, MASK & False),
        "nothing observed, perfect predictions": (Y, Y, MASK & False),
    }
    assert_raises(student.masked_rmse, ValueError, calls, works_on=[(Y, Y_HAT, everything(Y))])


@counterexample_search(
    Y=strategies.matrices(2, 2),
    Y_hat=strategies.matrices(2, 2),
    M=strategies.matrices(2, 2, low=0, high=1),
)
def agrees_with_the_reference(student, reference, Y, Y_hat, M):
    mask = M > 0
    if mask.any():
        call = np.where(mask, Y, np.nan), Y_hat, mask
        assert_close(student.masked_rmse(*call), reference.masked_rmse(*call), atol=1e-9)
