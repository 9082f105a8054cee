"""Hidden tests of als_users; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import (
    everything,
    holes,
    integer_cases,
    junk_cases,
    ratings,
)
from autograder.hidden_tests.recommender_systems.rating_oracles import vectors_by_stacking
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

W = np.array([[1.0, 0.0, 1.0, 2.0], [0.0, 1.0, 1.0, -1.0]])
Y = np.array([[3.0, 1.0, 4.0, 0.0], [2.0, 2.0, -1.0, 5.0], [6.0, 0.0, 3.0, 1.0]])
MASK = np.array(
    [[True, True, False, False], [True, False, True, True], [False, False, False, True]]
)
NEAR = {"rtol": 1e-8, "scaled_atol": 1e-8}


@pytest.mark.points(1)
def test_ridge(student, reference, seed):
    """Is a ridge regression for each user of a full table, with lam counted once."""
    line = np.array([[6.0, 2.0]]), np.ones((1, 2), dtype=bool), np.array([[1.0, 1.0]])
    cases = [((*line, 2.0), [[2.0]]), ((*line, 6.0), [[1.0]])]
    rng = np.random.default_rng(seed("tables"))
    for lam in (0.5, 3.5, 100.0):
        call = Y, everything(Y), W, lam
        cases.append((call, vectors_by_stacking(*call)))
        for n, d, k in [(3, 5, 2), (5, 4, 3)]:
            call = ratings(rng, n, d), np.ones((n, d), dtype=bool), rng.normal(size=(k, d)), lam
            cases.append((call, vectors_by_stacking(*call)))
    assert_cases(student.als_users, cases, **NEAR)
    assert_agrees(student.als_users, reference.als_users, [cases[2][0]], **NEAR)


@pytest.mark.points(1)
def test_few_ratings(student, seed):
    """Uses the rated items of each user alone; without ratings the vector is zero."""
    rng = np.random.default_rng(seed("tables"))
    cases = []
    for lam in (0.5, 3.0):
        call = Y, MASK, W, lam
        cases.append((call, vectors_by_stacking(*call)))
        for n, d, k in [(3, 5, 2), (5, 4, 3)]:
            Y_drawn, mask = ratings(rng, n, d), holes(rng, n, d)
            mask[1] = False
            call = np.where(mask, Y_drawn, 0.0), mask, rng.normal(size=(k, d)), lam
            label = "a user without ratings"
            cases.append(Case(call, vectors_by_stacking(*call), label=label))
    wide = np.zeros((2, 68), dtype=bool)
    wide[[0, 0, 1, 1], [1, 65, 1, 66]] = True
    items = np.array([np.arange(68.0) % 5 + 1, np.arange(68.0) % 3])
    call = np.arange(136.0).reshape(2, 68) % 7, wide, items, 0.5
    cases.append(Case(call, vectors_by_stacking(*call), label="68 items"))
    assert_cases(student.als_users, cases, **NEAR)


@pytest.mark.points(1)
def test_least_squares(student, seed):
    """Is least squares for lam = 0 and users with more ratings than factors."""
    exact = np.array([[2.0, -1.0], [0.0, 3.0], [1.0, 1.0]])
    cases = [((exact @ W, np.ones((3, 4), dtype=bool), W, 0.0), exact)]
    cases.append(((Y, everything(Y), W, 0.0), vectors_by_stacking(Y, everything(Y), W, 0.0)))
    near = np.array([[1.0, 1.0, 1.0], [1.0, 1.001, 0.999]])
    label = "items that are nearly parallel"
    call = exact @ near, np.ones((3, 3), dtype=bool), near, 0.0
    cases.append(Case(call, exact, label=label, rtol=1e-7, atol=1e-7))
    short = np.array([[0.6, 1e-6], [0.8, 0.0]])
    call = exact @ short, np.ones((3, 2), dtype=bool), short, 0.0
    cases.append(Case(call, exact, label="a short vector beside a long one"))
    rng = np.random.default_rng(seed("tables"))
    for n, d, k in [(3, 6, 2), (4, 5, 1), (2, 8, 4)]:
        call = ratings(rng, n, d), np.ones((n, d), dtype=bool), rng.normal(size=(k, d)), 0.0
        cases.append((call, vectors_by_stacking(*call)))
    assert_cases(student.als_users, cases, rtol=1e-8, scaled_atol=1e-8, atol=1e-12)


@pytest.mark.points(1)
def test_shortest(student, seed):
    """Takes the shortest of the best vectors for lam = 0: few ratings, parallel items, none."""
    one = np.array([[10.0, 0.0]]), np.array([[True, False]]), np.array([[1.0, 3.0], [2.0, 1.0]])
    parallel = np.array([[1.0, 2.0, 4.0], [2.0, 4.0, 8.0]])
    cases = [
        Case((*one, 0.0), [[2.0, 4.0]], label="one rating, two factors"),
        Case(
            (np.array([[5.0, 10.0, 20.0]]), np.ones((1, 3), dtype=bool), parallel, 0.0),
            [[1.0, 2.0]],
            label="items that are parallel",
        ),
        Case(
            (np.array([[5.0, 9.0, 1.0]]), np.ones((1, 3), dtype=bool), parallel, 0.0),
            [[27 / 105, 54 / 105]],
            label="items that are parallel",
        ),
        Case((Y, np.vstack([MASK[:2], MASK[:1] & False]), W, 0.0),
             vectors_by_stacking(Y, np.vstack([MASK[:2], MASK[:1] & False]), W, 0.0),
             label="a user without ratings"),
        Case((np.array([[4.0]]), np.array([[True]]), np.array([[0.0], [2.0]]), 0.0),
             [[0.0, 2.0]], label="one rating, two factors"),
    ]  # fmt: skip
    rng = np.random.default_rng(seed("tables"))
    for n, d, k in [(3, 2, 4), (2, 3, 5)]:
        call = ratings(rng, n, d), np.ones((n, d), dtype=bool), rng.normal(size=(k, d)), 0.0
        cases.append(Case(call, vectors_by_stacking(*call), label="fewer ratings than factors"))
    assert_cases(student.als_users, cases, rtol=1e-8, scaled_atol=1e-8, atol=1e-12)


@pytest.mark.points(1)
def test_unobserved_cells(student, seed):
    """Does not see what stands in unobserved cells."""
    rng = np.random.default_rng(seed("tables"))
    cases = junk_cases((Y, MASK, W, 1.0), vectors_by_stacking(Y, MASK, W, 1.0), MASK)
    nobody = np.vstack([MASK, MASK[:1] & False])
    call = np.vstack([Y, Y[:1]]), nobody, W, 2.0
    cases += junk_cases(call, vectors_by_stacking(*call), nobody)
    mask = holes(rng, 4, 5)
    call = ratings(rng, 4, 5), mask, rng.normal(size=(2, 5)), 0.5
    cases += junk_cases(call, vectors_by_stacking(*call), mask)
    assert_cases(student.als_users, cases, **NEAR)


@pytest.mark.points(1)
def test_forms(student, seed):
    """Takes one factor, other units and integers, and leaves arguments alone."""
    rng = np.random.default_rng(seed("tables"))
    full = everything(Y)
    right = vectors_by_stacking(Y, full, W, 2.0)
    cases = [
        Case((unit * Y, full, W, 2.0), unit * right, label=f"ratings in units of {unit:g}")
        for unit in (1e-9, 1e9)
    ]
    cases += [
        Case((Y, full, unit * W, 2.0 * unit**2), right / unit, label=f"items in units of {unit:g}")
        for unit in (1e-9, 1e9)
    ]
    exact = np.array([[2.0, -1.0], [0.0, 3.0], [1.0, 1.0]])
    cases += [
        Case((exact @ (unit * W), full, unit * W, 0.0), exact, label=f"items in units of {unit:g}")
        for unit in (1e-9, 1e9)
    ]
    call = ratings(rng, 3, 4), np.ones((3, 4), dtype=bool), rng.normal(size=(1, 4)), 0.5
    cases.append(Case(call, vectors_by_stacking(*call), label="one factor"))
    nowhere = np.array([[4.0, 2.0]]), np.ones((1, 2), dtype=bool), np.zeros((1, 2)), 0.0
    cases.append(Case(nowhere, [[0.0]], label="items whose vectors are zero", atol=1e-12))
    whole = np.array([[20.0, 3.0, 9.0], [4.0, 16.0, 11.0]])
    call = (
        np.array([[250.0, 7.0, 100.0], [3.0, 200.0, 50.0]]),
        np.ones((2, 3), dtype=bool),
        whole,
        2.0,
    )
    cases += integer_cases(call, vectors_by_stacking(*call), (2,))
    cases += integer_cases(call, vectors_by_stacking(*call), (0,), (np.int64, np.uint8))
    small = call[0].astype(np.uint8), call[1], whole.astype(np.uint8), 2
    cases.append(Case(small, vectors_by_stacking(*call), label="both of uint8"))
    cases.append(Case((*small[:3], 0), vectors_by_stacking(*call[:3], 0.0), label="lam = 0"))
    assert_cases(student.als_users, cases, rtol=1e-8, scaled_atol=1e-8)
    calls = [(Y, full, W, 1.0), (np.where(MASK, Y, np.nan), MASK, W, 0.0)]
    assert_leaves_arguments(student.als_users, calls)


@pytest.mark.points(1)
def test_negative(student):
    """Raises ValueError if lam is negative."""
    calls = {
        "lam = -1": (Y, everything(Y), W, -1.0),
        "lam = -1e-15": (Y, everything(Y), W, -1e-15),
        "lam = -1, nothing observed": (Y, MASK & False, W, -1.0),
        "lam = -100": (Y, everything(Y), W, -100.0),
    }
    works_on = [(Y, everything(Y), W, 1.0), (Y, everything(Y), W, 0.0)]
    assert_raises(student.als_users, ValueError, calls, works_on=works_on)


@counterexample_search(
    Y=strategies.matrices(2, 2), M=strategies.matrices(2, 2, low=0, high=1),
    W=strategies.matrices(1, 2, low=1, high=3), lam=strategies.choices(1.0, 0.0),
)  # fmt: skip
def agrees_with_the_reference(student, reference, Y, M, W, lam):
    call = np.where(M > 0, Y, np.nan), M > 0, W, lam
    assert_close(student.als_users(*call), reference.als_users(*call), rtol=1e-8, atol=1e-9)
