"""Hidden tests of fold_in_user; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import integer_cases, junk_cases
from autograder.hidden_tests.recommender_systems.rating_oracles import vectors_by_stacking
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    call_with,
    counterexample_search,
    strategies,
)

W = np.array([[1.0, 0.0, 1.0, 2.0], [0.0, 1.0, 1.0, -1.0]])
Y = np.array([3.0, 0.0, 4.0, 7.0])
ALL = np.ones(4, dtype=bool)
SOME = np.array([True, False, False, True])
B = np.array([0.5, -1.0, 2.0, 1.0])
NEAR = {"rtol": 1e-8, "scaled_atol": 1e-8, "atol": 1e-12}


@pytest.mark.points(1)
def test_mean_and_biases(student, reference, seed):
    """Is a ridge regression of the ratings less the mean and the biases of items."""
    line = np.array([9.0, 5.0]), np.ones(2, dtype=bool), np.array([[1.0, 1.0]])
    cases = [((*line, 2.0, 3.0, np.array([0.0, 2.0])), [1.5])]
    rng = np.random.default_rng(seed("users"))
    for d, k in [(4, 2), (6, 3), (5, 1)]:
        call = rng.normal(4, 1, size=d), np.ones(d, dtype=bool), rng.normal(size=(k, d)), 0.7
        mu, b_item = rng.normal(3, 1), rng.normal(size=d)
        right = vectors_by_stacking(
            (call[0] - mu - b_item)[np.newaxis], call[1][np.newaxis], *call[2:]
        )
        cases.append(((*call, mu, b_item), right[0]))
    assert_cases(student.fold_in_user, cases, **NEAR)
    calls = [call for call, _ in cases]
    assert_agrees(student.fold_in_user, reference.fold_in_user, calls, **NEAR)


@pytest.mark.points(1)
def test_without_biases(student):
    """Counts biases that are None, or not given, as zeros, and the mean as 0."""
    rest = [
        (call_with(Y, ALL, W, 2.0), Y),
        (call_with(Y, ALL, W, 2.0, 3.0), Y - 3),
        (call_with(Y, ALL, W, 2.0, 3.0, None), Y - 3),
        (call_with(Y, ALL, W, 2.0, b_item=B), Y - B),
        (call_with(Y, ALL, W, 2.0, 0.0, B), Y - B),
        (call_with(0 * Y, ALL, W, 2.0, 3.0), 0 * Y - 3),
    ]
    cases = [
        (call, vectors_by_stacking(left[np.newaxis], ALL[np.newaxis], W, 2.0)[0])
        for call, left in rest
    ]
    assert_cases(student.fold_in_user, cases, **NEAR)
    assert_leaves_arguments(student.fold_in_user, [(Y, ALL, W, 2.0, 3.0)])


@pytest.mark.points(1)
def test_few_ratings(student, seed):
    """Uses observed items alone; the shortest of the best for lam = 0, zeros for no ratings."""
    cases = []
    for lam in (0.0, 2.0):
        right = vectors_by_stacking((Y - 3 - B)[np.newaxis], SOME[np.newaxis], W, lam)[0]
        cases += junk_cases((Y, SOME, W, lam, 3.0, B), right, SOME)
        for label, value in (("nothing rated", 5.0), ("nothing rated, nan", np.nan)):
            call = np.full(4, value), SOME & False, W, lam, 3.0, B
            cases.append(Case(call, np.zeros(2), label=label))
    one = np.array([13.0, 4.0]), np.array([True, False]), np.array([[1.0, 1.0], [2.0, 0.0]])
    cases.append(Case((*one, 0.0, 3.0), [2.0, 4.0], label="one rating, lam = 0"))
    cases.append(Case((*one, 5.0, 3.0), [1.0, 2.0], label="one rating, lam = 5"))
    nowhere = *one[:2], np.zeros((2, 2)), 0.0
    cases.append(Case(nowhere, np.zeros(2), label="items whose vectors are zero, lam = 0"))
    rng = np.random.default_rng(seed("users"))
    call = rng.normal(4, 1, size=2), np.ones(2, dtype=bool), rng.normal(size=(4, 2)), 0.0
    right = vectors_by_stacking(call[0][np.newaxis], call[1][np.newaxis], *call[2:])[0]
    cases.append(Case(call, right, label="fewer ratings than factors, lam = 0"))
    assert_cases(student.fold_in_user, cases, **NEAR)


@pytest.mark.points(1)
def test_forms(student):
    """Takes other units, lengths and angles of items, and integers; leaves arguments alone."""
    y, b_item = np.array([250.0, 3.0, 100.0, 40.0]), np.array([120.0, 7.0, 3.0, 60.0])
    items = np.array([[20.0, 3.0, 9.0, 5.0], [4.0, 16.0, 11.0, 2.0]])
    rest = (y - 150 - b_item)[np.newaxis]
    right = vectors_by_stacking(rest, ALL[np.newaxis], items, 2.0)[0]
    call = y, ALL, items, 2.0, 150.0, b_item
    cases = integer_cases(call, right, (2, 5))
    cases += integer_cases(call, right, (0,), (np.int64, np.uint8))
    small = [part.astype(np.uint8) for part in (y, items, b_item)]
    cases.append(Case((small[0], ALL, small[1], 2, 150, small[2]), right, label="all of uint8"))
    assert_cases(student.fold_in_user, cases, **NEAR)
    alone = vectors_by_stacking((Y - 3 - B)[np.newaxis], ALL[np.newaxis], W, 0.0)[0]
    units = [
        Case((Y, ALL, unit * W, 0.0, 3.0, B), alone / unit, label=f"items in units of {unit:g}")
        for unit in (1e-6, 1e6)
    ]
    alone = vectors_by_stacking((Y - 3 - B)[np.newaxis], ALL[np.newaxis], W, 2.0)[0]
    units += [
        Case((Y, ALL, u * W, 2 * u**2, 3.0, B), alone / u, label=f"items in units of {u:g}, lam")
        for u in (1e-9, 1e9)
    ]
    tiny = 1e-9 * Y, ALL, W, 2.0, 3e-9, 1e-9 * B
    units.append(Case(tiny, 1e-9 * alone, label="ratings in units of 1e-09"))
    near = np.array([[1.0, 1.0, 1.0], [1.0, 1.001, 0.999]])
    call = np.array([2.0, -1.0]) @ near, np.ones(3, dtype=bool), near, 0.0, 0.0, np.zeros(3)
    label = "items that are nearly parallel, lam = 0"
    units.append(Case(call, [2.0, -1.0], label=label, rtol=1e-7, atol=1e-7))
    short = np.array([[0.6, 1e-6], [0.8, 0.0]])
    call = np.array([2.0, -1.0]) @ short, np.ones(2, dtype=bool), short, 0.0, 0.0, np.zeros(2)
    units.append(Case(call, [2.0, -1.0], label="a short vector beside a long one, lam = 0"))
    assert_cases(student.fold_in_user, units, rtol=1e-8, scaled_atol=1e-8)
    holey = [(np.where(SOME, Y, hole), SOME, W, 0.0, 3.0, B) for hole in (np.nan, np.inf)]
    calls = [(Y, ALL, W, 2.0, 3.0, B), *holey]
    assert_leaves_arguments(student.fold_in_user, calls)


@counterexample_search(
    y=strategies.vectors(2), M=strategies.vectors(2, low=0, high=1),
    W=strategies.matrices(1, 2, low=1, high=3), b=strategies.vectors(2),
    lam=strategies.choices(1.0, 0.0), mu=strategies.choices(0.0, 1.0),
)  # fmt: skip
def agrees_with_the_reference(student, reference, y, M, W, b, lam, mu):
    call = np.where(M > 0, y, np.nan), M > 0, W, lam, mu, b
    assert_close(student.fold_in_user(*call), reference.fold_in_user(*call), rtol=1e-8, atol=1e-9)
