"""Hidden tests of dimensionality_reduction/fast_ica; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    TILTED,
)
from autograder.hidden_tests.dimensionality_reduction.source_oracles import (
    MIX,
    ROOM,
    STEP,
    few_rows,
    ica_changes,
    ica_path,
    made_sources,
    recovers,
    separable,
)
from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

LinAlgError = np.linalg.LinAlgError
PARALLEL = np.array([[1.0, 0.1], [1.0, -0.1]])
# It jumps to and fro for ever, and small differences die away.
RESTLESS = np.round(4 * np.random.default_rng(219).normal(size=(10, 2)))
SLOW = np.round(4 * np.random.default_rng(271).normal(size=(10, 2)))  # it takes 39 steps
PARTS = {"parts": ("S", "W"), "rtol": 0.0, "atol": 1e-6}


@pytest.mark.points(1)
def test_two_sources(student, seed):
    """Finds a uniform and a Laplace source among their mixtures, whatever order and sign."""
    true = made_sources(1, 800, "uniform", "laplace")
    X, drawn = separable(seed("sources"), 800, ("uniform", "laplace"), np.eye(2))
    starts = [np.eye(2)[::-1], STEP.T - 2 * np.eye(2)]
    assert_law(student.fast_ica, [(true @ ROOM, 2, W0) for W0 in starts], recovers(true))
    assert_law(student.fast_ica, [(X - 5.0, 2, np.eye(2))], recovers(drawn))
    few = made_sources(27, 200, "uniform", "laplace")  # one mean for all rows loses them
    assert_law(student.fast_ica, [(few @ ROOM, 2, np.eye(2))], recovers(few))


@pytest.mark.points(1)
def test_three_sources(student):
    """Finds three sources, and two from a start with nearly parallel rows."""
    true = made_sources(2, 800, "uniform", "laplace", "laplace")
    assert_law(student.fast_ica, [(true @ MIX, 3, np.eye(3))], recovers(true))
    pair = made_sources(1, 800, "uniform", "laplace")
    starts = [PARALLEL, np.array([[1.0, 0.01], [1.0, -0.01]]), -PARALLEL[::-1]]
    assert_law(student.fast_ica, [(pair @ ROOM, 2, W0) for W0 in starts], recovers(pair))


@pytest.mark.points(1)
def test_white_and_orthonormal(student, seed):
    """Returns an S with mean 0 and covariance 1 (divisor n), and a W with orthonormal rows."""
    calls = [(*call, n) for call in few_rows(seed("rows")) for n in (0, 9)]

    def obeys(got, X, k, *_):
        S, W = as_tuple(got, 2)
        S, W = as_array(S, shape=(len(X), k), what="S"), as_array(W, shape=(k, k), what="W")
        assert_close(W @ W.T, np.eye(k), atol=1e-9, what="the products of the rows of W")
        assert_close(S.T @ S / len(X), np.eye(k), atol=1e-9, what="S.T @ S / n")
        assert_close(S.mean(axis=0), np.zeros(k), atol=1e-9, what="the mean of S")

    assert_law(student.fast_ica, calls, obeys)


@pytest.mark.points(1)
def test_steps(student, seed):
    """Returns what the recipe has after no step, one, two and three."""
    cases = []
    for call in few_rows(seed("rows")):
        path = ica_path(*call, 3)
        cases += [Case((*call, n, 0.0), path[n], label=f"n_iter = {n}") for n in range(4)]
    assert_cases(student.fast_ica, cases, **PARTS)


@pytest.mark.points(1)
def test_when_it_stops(student, seed):
    """Stops after the first step in which all rows are within tol of the old ones, up to sign."""
    cases = []
    for call in few_rows(seed("rows")):
        path = ica_path(*call, 12)
        changes = ica_changes(path)
        for n in range(1, 6):
            before = min(changes[: n - 1], default=1.0)
            if 1e-11 < changes[n - 1] < 0.5 * before:
                tol = float(np.sqrt(changes[n - 1] * before))
                cases.append(Case((*call, 12, tol), path[n], label="a stop by tol"))
            if changes[n - 1] < 0.5 * before and 1e-11 < changes[n] < 0.5 * changes[n - 1]:
                tol = 0.9 * changes[n - 1]
                cases.append(Case((*call, 12, tol), path[n + 1], label="a tol just missed"))
    true = made_sources(1, 60, "uniform", "laplace") @ ROOM
    for X in (true, SLOW):
        path = ica_path(X, 2, STEP, 200)
        place = next(n for n, change in enumerate(ica_changes(path), 1) if change < 1e-6)
        cases.append(Case((X, 2, STEP), path[place], label="the default values"))
    _, three, *_ = few_rows(seed("rows"))
    right = ica_path(*three, 8)[8]  # after four steps the mean change is 0.009, the largest 0.013
    cases.append(Case((*three, 8, 0.011), right, label="a mean change below tol"))
    right = ica_path(RESTLESS, 2, STEP, 200)[200]
    cases.append(Case((RESTLESS, 2, STEP), right, label="200 steps"))
    assert_cases(student.fast_ica, cases, **PARTS)


@pytest.mark.points(1)
def test_more_microphones_and_units(student, seed):
    """Takes more mixtures than sources, other units and integers, and leaves its arguments."""
    rng = np.random.default_rng(seed("rows"))
    S0 = made_sources(5, 24, "uniform", "laplace")
    wide = S0 @ np.array([[2.0, 1.0, -1.0, 0.5], [1.0, 1.5, 1.0, 0.0]])
    whole = np.round(20 * S0 @ ROOM).astype(int)
    cases = [Case((wide, 2, STEP, 2, 0.0), ica_path(wide, 2, STEP, 2)[2], label="4 microphones")]
    noisy = wide + 0.05 * rng.normal(size=wide.shape)
    cases.append(Case((noisy, 2, STEP, 2, 0.0), ica_path(noisy, 2, STEP, 2)[2]))
    cases.append(Case((noisy, 1, np.array([[2.0]]), 1, 0.0), ica_path(noisy, 1, np.eye(1), 1)[1]))
    right = ica_path(S0 @ ROOM, 2, STEP, 2)[2]
    for factor in (1e-6, 1e6):
        cases.append(Case((factor * S0 @ ROOM, 2, STEP, 2, 0.0), right, label="other units"))
        cases.append(Case((S0 @ ROOM, 2, factor * STEP, 2, 0.0), right, label="W0 in other units"))
    cases.append(Case((whole, 2, STEP, 2, 0.0), ica_path(whole, 2, STEP, 2)[2], label="integers"))
    cases.append(
        Case((whole, 2, STEP.astype(int), 2, 0.0), ica_path(whole, 2, STEP, 2)[2], label="integers")
    )
    assert_cases(student.fast_ica, cases, **PARTS)
    assert_leaves_arguments(
        student.fast_ica, [(wide[:12], 2, STEP, 3), (whole[:12], 2, PARALLEL, 0)]
    )


@pytest.mark.points(1)
def test_refuses(student):
    """Raises what earlier functions raise: ValueError for too many components, or LinAlgError."""
    pair = made_sources(6, 16, "uniform", "laplace")
    wide = pair @ np.array([[2.0, 1.0, -1.0], [1.0, 1.5, 1.0]])
    works_on = [(pair @ ROOM, 2, np.eye(2)), (wide, 2, STEP, 3)]
    fails = {
        "more components than microphones": (pair @ ROOM, 3, np.eye(3)),
        "more components than rows": (TILTED[:2], 3, np.eye(3)),
        "n_components = 0": (pair @ ROOM, 0, np.eye(2)),
    }
    assert_raises(student.fast_ica, ValueError, fails, works_on=works_on)
    fails = {
        "two sources, three components": (wide, 3, np.eye(3)),
        "rows of W0 that are parallel": (pair @ ROOM, 2, np.ones((2, 2))),
        "signals that are all equal": (np.full((9, 2), 4.0), 1, np.eye(1)),
    }
    assert_raises(student.fast_ica, LinAlgError, fails, works_on=works_on)


@counterexample_search(n_iter=strategies.choices(1, 2, 3), shift=strategies.numbers(0, 4))
def agrees_with_the_reference(student, reference, n_iter, shift):
    call = TILTED[:, :2] + shift, 2, STEP, n_iter, 0.0
    assert_close(student.fast_ica(*call), reference.fast_ica(*call), **PARTS)
