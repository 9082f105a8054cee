"""Hidden tests of dimensionality_reduction/pca_deflation; first docstring lines are shown."""

from functools import partial
from itertools import pairwise

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    PAPER,
    TILTED,
    WIDE,
    assert_positive,
    correlated_pair,
    positive_rows,
    power_steps,
    principal,
    spread_rows,
)
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_law,
    assert_leaves_arguments,
    assert_orthonormal,
    assert_same_up_to_sign,
    counterexample_search,
    strategies,
)

DIRECTIONS = {"compare": partial(assert_same_up_to_sign, rows=True, rtol=0.0, atol=1e-6)}
FIVE = np.array([[4.0, 6, 0], [-2, -2, 1], [-1, 3.5, 3], [3, 0.5, -1], [0, 2, -4]])
FIVE = FIVE - FIVE.mean(axis=0)
START = np.array([1, 1 / 2, 1 / 3])
PAIR = np.array([[1.0, -1.25], [-1.0, 1.0], [2.0, -2.0], [-2.0, 2.25], [0.5, 0.25], [-0.5, -0.25]])


@pytest.mark.points(1)
def test_directions(student, reference, seed):
    """Finds several directions one after the other, of rows that are not centred."""
    rng = np.random.default_rng(seed("rows"))
    calls = [(PAPER, 2), (PAPER + 50, 2), (TILTED, 3), (WIDE, 2), (PAPER[:, :1], 1)]
    calls += [(spread_rows(rng, n, d), k) for n, d, k in ((12, 3, 3), (20, 5, 4), (6, 9, 3))]
    cases = [(call, principal(*call)[0]) for call in calls]
    assert_cases(student.pca_deflation, cases, **DIRECTIONS)
    assert_agrees(student.pca_deflation, reference.pca_deflation, calls, **DIRECTIONS)


@pytest.mark.points(1)
def test_slow_ones(student, seed):
    """Finds directions of variances close to each other, and of columns that go against another."""
    rng = np.random.default_rng(seed("rows"))
    close = spread_rows(rng, 15, 4, fall=np.sqrt(0.9), offset=0.0)
    hadamard = np.array([[1.0, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]])
    turn = np.array([[0.6, 0.8, 0], [-0.48, 0.36, 0.8], [0.64, -0.48, 0.6]])
    fixed = hadamard * np.sqrt([1.0, 0.9, 0.8]) @ turn
    calls = [(PAIR, 2), (PAIR, 1), (correlated_pair(rng, 10, -0.8), 2), (close, 3), (fixed, 3)]
    cases = [(call, principal(*call)[0]) for call in calls]
    assert_cases(student.pca_deflation, cases, **DIRECTIONS)


@pytest.mark.points(1)
def test_steps(student, seed):
    """Takes the steps of the recipe, also for two directions, and stops by tol."""
    rng = np.random.default_rng(seed("rows"))
    close = spread_rows(rng, 15, 4, fall=0.9, offset=0.0)
    centred = [PAPER - PAPER.mean(axis=0), TILTED - TILTED.mean(axis=0), close]
    cases = [Case((X, 1, n), power_steps(X, 1, n)) for X in centred for n in (1, 2, 5)]
    cases += [
        Case((X, 2, n, 0.0), power_steps(X, 2, n), label="two directions")
        for X in (FIVE, TILTED - TILTED.mean(axis=0))
        for n in (2, 3, 5)
    ]
    start = START / np.linalg.norm(START)
    cases += [Case((FIVE, k, 0), [start] * k, label="no steps") for k in (1, 2)]
    path = [power_steps(FIVE, 1, n)[0] for n in range(9)]
    moved = [np.linalg.norm(b - a) for a, b in pairwise(path)]
    for n in range(1, 7):  # a step just too long, whose entries are shorter than tol
        if moved[n] < 0.9 * moved[n - 1]:
            call = FIVE, 1, 8, float(0.95 * moved[n - 1])
            cases.append(Case(call, path[n + 1][np.newaxis], label="a step just too long"))
    for X in centred:
        step = power_steps(X, 1, 1)
        start = 1.0 / np.arange(1, X.shape[1] + 1)
        moved = np.linalg.norm(step[0] - start / np.linalg.norm(start))
        cases.append(Case((X, 1, 7, 1.05 * moved), step, label="a stop after the first step"))
    for X in centred[1:]:
        path = [power_steps(X, 1, n)[0] for n in range(8)]
        moved = [np.linalg.norm(b - a) for a, b in pairwise(path)]
        for n in (3, 5):
            if moved[n - 1] < 0.9 * min(moved[: n - 1]):
                tol = float(np.sqrt(moved[n - 1] * min(moved[: n - 1])))
                cases.append(Case((X, 1, 7, tol), path[n][np.newaxis], label="a stop by tol"))
    assert_cases(student.pca_deflation, cases, **DIRECTIONS)


@pytest.mark.points(1)
def test_signs_and_arguments(student, seed):
    """Makes the largest entries positive, takes integers, and leaves X as it was."""
    rng = np.random.default_rng(seed("rows"))
    drawn = spread_rows(rng, 9, 4)
    turned = [TILTED[:, order] for order in ([2, 1, 0], [1, 2, 0])]
    whole = TILTED.astype(int)
    calls = [(X, 1, 200) for X in (PAPER, -TILTED, *turned, drawn, -PAIR, whole)]

    def obeys(got, X, k, _):
        got = as_array(got, shape=(k, X.shape[1]))
        assert_orthonormal(got.T, atol=1e-6, what="the directions")
        assert_positive(got, "the result")

    assert_law(student.pca_deflation, calls, obeys)
    right = positive_rows(principal(TILTED, 1)[0])
    cases = [Case((whole.astype(t), 1, 200), right, label="integers") for t in (int, np.int8)]
    assert_cases(student.pca_deflation, cases, **DIRECTIONS)
    assert_leaves_arguments(student.pca_deflation, [(X, 1, 9) for X, *_ in calls])


@counterexample_search(X=strategies.matrices((3, 4), 2), n_iter=strategies.choices(1, 2, 3))
def agrees_with_the_reference(student, reference, X, n_iter):
    A = np.cov(X.T) * (len(X) - 1)
    if np.linalg.norm(A @ [1.0, 0.5]) > 0:
        with np.errstate(all="ignore"):
            right = power_steps(X, 1, n_iter)
        if np.isfinite(right).all():
            DIRECTIONS["compare"](student.pca_deflation(X, 1, n_iter, 0.0), right)
