"""Hidden tests of mle_map/map_gaussian_prior; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mle_map.refused_inputs import REFUSED_VARIANCES
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_invariant,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    matrix_with_condition,
    strategies,
)

ONE, Y = np.array([[2.0], [1.0]]), np.array([3.0, 4.0])
SQUARE = np.array([[2.0, 0.0], [0.0, 3.0], [1.0, 1.0]])
LEAST = np.array([59.0, 48.0]) / 49  # least squares for SQUARE and the targets 1, 2, 5
SETTINGS = {"rtol": 1e-8, "scaled_atol": 1e-8}


@pytest.mark.points(1)
def test_ratio_of_one(student, reference, seed):
    """Adds 1 to the whole diagonal of X.T @ X if both variances are 1; integers, too."""
    rng = np.random.default_rng(seed("designs"))
    cases = [
        ((ONE, Y, 1.0, 1.0), [10 / 6]),
        ((ONE.astype(int), Y.astype(int), 1, 1), [10 / 6]),
        ((SQUARE, np.array([1.0, 2.0, 5.0]), 1.0, 1.0), np.array([66.0, 59.0]) / 65),
    ]
    assert_cases(student.map_gaussian_prior, cases, **SETTINGS)
    calls = []
    for n, d, condition in [(6, 1, 1), (30, 4, 1e3), (60, 8, 1e3)]:
        X = matrix_with_condition(rng, n, d, condition)
        calls.append((X, X @ rng.normal(size=d) + rng.normal(size=n), 1.0, 1.0))
    assert_agrees(student.map_gaussian_prior, reference.map_gaussian_prior, calls, **SETTINGS)
    assert_leaves_arguments(student.map_gaussian_prior, calls)


@pytest.mark.points(1)
def test_other_ratios(student, reference, seed):
    """Adds sigma2 / tau2, be it far above 1 or far below; the gradient is zero there."""
    rng = np.random.default_rng(seed("designs"))
    cases = [
        ((ONE, Y, 10.0, 2.0), [1.0]),
        ((ONE, Y, 2.0, 10.0), [10 / 5.2]),
        ((ONE, Y, 45.0, 1.0), [0.2]),
        ((ONE, Y, 1.0, 0.05), [0.4]),
        Case((ONE, Y, 1.0, 1e-12), [1e-11], label="a tiny tau2"),
        Case((ONE.astype(int), Y.astype(int), 1, 2), [10 / 5.5], label="integers"),
        Case((ONE.astype(int), Y.astype(int), 0.5, 5.0), [10 / 5.1], label="integers"),
        Case((np.ones((1, 2)), np.array([2.0]), 6.0, 3.0), [0.5, 0.5], label="n < d"),
        Case((1e-6 * ONE, Y, 1.0, 2e11), [1e6], label="tiny features and a tiny ratio"),
        Case((SQUARE, np.array([1.0, 2.0, 5.0]), 1e-4, 1e6), LEAST, label="a tiny ratio"),
    ]
    assert_cases(student.map_gaussian_prior, cases, **SETTINGS)
    calls = []
    for sigma2, tau2 in [(50.0, 0.5), (0.02, 4.0), (7.0, 30.0)]:
        X = rng.normal(size=(12, 4))
        calls.append((X, X @ rng.normal(size=4) + rng.normal(size=12), sigma2, tau2))
    oracle = reference.map_gaussian_prior
    answers = assert_agrees(student.map_gaussian_prior, oracle, calls, **SETTINGS)
    for w, (X, y, sigma2, tau2) in zip(answers, calls, strict=True):
        w = np.asarray(w)
        slope = X.T @ (X @ w - y) + sigma2 / tau2 * w
        assert_close(slope, 0 * slope, atol=1e-7 * np.linalg.norm(X.T @ y), what="the gradient")


@pytest.mark.points(1)
def test_limits(student, seed):
    """Counts the ratio only; tau2 = inf is least squares, and a tiny tau2 leaves no weights."""
    rng = np.random.default_rng(seed("designs"))
    X, y = rng.normal(size=(15, 3)), rng.normal(size=15)
    ols = np.linalg.lstsq(X, y, rcond=None)[0]
    flat = [((ONE, Y, sigma2, np.inf), [2.0]) for sigma2 in (1.0, 300.0)]
    flat += [((X, y, 5.0, np.inf), ols), ((1e-4 * ONE, Y, 1.0, np.inf), [2e4])]
    uneven, targets = SQUARE * [1.0, 2.0**-9], np.array([1.0, 2.0, 5.0])
    flat.append(((uneven, targets, 5.0, np.inf), LEAST * [1.0, 2.0**9]))
    cases = [Case(*case, label="tau2 = inf") for case in flat]
    assert_cases(student.map_gaussian_prior, cases, **SETTINGS)
    assert_invariant(
        student.map_gaussian_prior,
        [(X, y, 3.0, 3.0), (ONE, Y, 0.5, 0.5)],
        lambda X, y, sigma2, tau2: (X, y, 10 * sigma2, 10 * tau2),
        **SETTINGS,
    )
    none = [((X, y, 1.0, 1e-12), np.zeros(3)), ((ONE, Y, 1.0, 1e-12), np.zeros(1))]
    assert_cases(student.map_gaussian_prior, none, atol=1e-10)


@pytest.mark.points(1)
def test_more_columns_than_rows(student, seed):
    """Answers for n < d and for repeated columns if tau2 is finite."""
    rng = np.random.default_rng(seed("designs"))
    cases = [
        ((np.array([[1.0, 1.0]]), np.array([2.0]), 1.0, 1.0), np.full(2, 2 / 3)),
        ((np.array([[3.0, 4.0]]), np.array([26.0]), 1.0, 1.0), [3.0, 4.0]),
    ]
    for n, d in [(2, 5), (4, 9), (1, 3)]:
        X, y = rng.normal(size=(n, d)), rng.normal(size=n)
        dual = X.T @ np.linalg.solve(X @ X.T + np.eye(n), y)  # the same by an n by n system
        cases.append(((X, y, 1.0, 1.0), dual))
    assert_cases(student.map_gaussian_prior, cases, **SETTINGS)


@pytest.mark.points(1)
def test_refuses_other_variances(student):
    """Raises ValueError if sigma2 or tau2 is zero or negative."""
    calls = {name: (ONE, Y, *variances) for name, variances in REFUSED_VARIANCES.items()}
    calls["tau2 = -inf"] = ONE, Y, 3.0, -np.inf
    works_on = [
        (ONE, Y, 2.0, 3.0),
        (ONE, Y, 1e-9, 3.0),
        (ONE, Y, 3.0, 1e-9),
        (ONE, Y, 1e-20, 3e-20),
    ]
    assert_raises(student.map_gaussian_prior, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.regressions(),
    sigma2=strategies.choices(1.0, 4.0, 0.5),
    tau2=strategies.choices(1.0, 2.0, 0.25),
)
def agrees_with_the_reference(student, reference, data, sigma2, tau2):
    expected = reference.map_gaussian_prior(*data, sigma2, tau2)
    got = student.map_gaussian_prior(*data, sigma2, tau2)
    assert_close(got, expected, rtol=1e-8, atol=1e-8)
