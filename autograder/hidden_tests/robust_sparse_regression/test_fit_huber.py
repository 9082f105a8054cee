"""Hidden tests of fit_huber; first docstring lines are shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.testing import (
    Case,
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

CLOSE = {"rtol": 0.0, "scaled_atol": 1e-6}


def line(rng, n, d, slips, size=30.0):
    """Return a column of ones and others, and targets of which the first few are far off."""
    X = np.column_stack([np.ones(n), rng.normal(size=(n, d - 1))])
    y = 5 + X @ np.linspace(1.0, 2.0, d) + rng.normal(size=n)
    y[:slips] += size * (1 + rng.uniform(size=slips)) * (1 - 2 * (np.arange(slips) % 2))
    return X, y


def balances(w, X, y, eps):
    """Hold an answer to the condition for the minimum: the pulls of all rows balance."""
    w = as_array(w, shape=(X.shape[1],), what="w")
    pulls = X.T @ np.clip(X @ w - y, -eps, eps)
    atol = 1e-6 * eps * len(y) * max(1.0, np.abs(X).max())
    assert_close(
        pulls, np.zeros(len(w)), atol=atol, what="X.T @ clip(r, -eps, eps), which should be 0"
    )


def constants(*numbers):
    return np.ones((len(numbers), 1)), np.array(numbers, dtype=float)


@pytest.mark.points(1)
def test_one_constant(student):
    """Fits an intercept alone, worked by hand."""
    cases = [
        ((*constants(1, 2, 3, 0, 100), 1.0), [2.0]),
        ((*constants(0, 1, 2, 50), 3.0), [2.0]),  # 2 + 1 + 0 - 3
        ((*constants(-90, 4, 5, 6, 7), 2.0), [5.0]),  # 2 + 1 + 0 - 1 - 2
        ((*constants(10, 10.5, 11, 40, 60, 11.5), 4.0), [12.75]),  # 2.75 + 2.25 + 1.75 - 8 + 1.25
    ]
    assert_cases(student.fit_huber, cases, **CLOSE)


@pytest.mark.points(2)
def test_outliers(student, reference, seed):
    """Finds the minimum with several outliers, on both sides or on one."""
    calls = [
        (*line(np.random.default_rng(seed(f"{n} rows")), n, d, slips), eps)
        for n, d, slips, eps in [(12, 2, 3, 1.5), (25, 3, 6, 2.0), (30, 4, 5, 1.0)]
    ]
    X, y = line(np.random.default_rng(seed("one side")), 20, 2, 0)
    y[:4] += [40.0, 55.0, 70.0, 35.0]
    calls.append((X, y, 1.2))
    x = np.arange(8.0)
    fixed = np.column_stack([np.ones(8), x]), 3 - x + np.array([0, 0.5, 40, -0.5, 1, -25, 0.25, -1])
    calls.append((*fixed, 1.0))
    x = np.arange(12.0)
    slow = np.array([4.0, -39, 1, 34, 5, 9, 8, 31, 9, 12, 14, 15])  # takes some 40 steps
    calls.append((np.column_stack([np.ones(12), x]), slow, 1.5))
    slower = np.array([13.0, -19, -9, 2, 1, 23, 0, 23, 18, 21, 4])  # takes some 180 steps
    calls.append((np.column_stack([np.ones(11), x[:11]]), slower, 1.0))
    x = np.array([-3.0, -1, 0, 1, 3])  # symmetric: the slope is 0 from the first step on
    calls.append((np.column_stack([np.ones(5), x]), np.array([1.0, 2, 30, 2, 1]), 1.5))
    calls.append((np.column_stack([x, np.ones(5)]), np.array([1.0, 2, 30, 2, 1]), 1.5))
    x = np.array([1.0, 2, 3, 4, 6])  # no column of ones
    calls.append((x[:, None], np.array([2.0, 4.5, 5.5, 30, 12]), 1.0))
    both = np.column_stack([x, [2.0, 0, 1, 5, 3]])
    units = 1.0, [1.0, 1e-4], [1.0, 1e-8]
    calls += [(both * unit, np.array([2.0, 4.5, 5.5, 30, 12]), 1.0) for unit in units]
    x = np.arange(6.0)
    far = np.column_stack([np.ones(6), x]), 1e6 + 2 * x + np.array([0, 9.0, 0, 0, 0, 0])
    calls.append((*far, 0.5))
    assert_agrees(student.fit_huber, reference.fit_huber, calls, **CLOSE)
    assert_law(student.fit_huber, calls, balances)


@pytest.mark.points(1)
def test_most_rows_outside(student, reference, seed):
    """Finds the minimum if eps is so small that most rows lie outside."""
    rng = np.random.default_rng(seed("outside"))
    calls = []
    for n, d, eps in [(15, 2, 0.5), (24, 3, 0.6)]:
        calls.append((*line(rng, n, d, 4), eps))
    x = np.array([-4.0, -3, -1, 0, 1, 2, 4, 6])
    fixed = np.column_stack([np.ones(8), x]), 2 * x + np.array([3.0, -5, 2, 0.1, -4, 6, 0.3, -7])
    calls.append((*fixed, 0.5))
    assert_agrees(student.fit_huber, reference.fit_huber, calls, **CLOSE)
    assert_law(student.fit_huber, calls, balances)


@pytest.mark.points(1)
def test_without_outliers(student, seed):
    """Is least squares if eps is beyond all residuals, and the truth if the fit is exact."""
    rng = np.random.default_rng(seed("clean"))
    cases = []
    for n, d in [(6, 1), (15, 3), (20, 4)]:
        X, y = line(rng, n, d, 1)
        plain = np.linalg.lstsq(X, y, rcond=None)[0]
        cases += [((X, y, 1e3), plain), ((X, y, 1e9), plain)]
        w = rng.normal(size=d)
        cases += [Case((X, X @ w, eps), w, label="an exact fit") for eps in (0.1, 5.0)]
    X = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 3.0]])
    cases.append(Case((X, X @ [2.0, 3.0], 1.0), [2.0, 3.0], label="an exact fit of integers"))
    y = np.array([0.0, 0.0, 0.0, 4.0])
    cases.append(Case((X, y, 5.0), [-0.8, 1.2], label="eps beyond all residuals"))
    X = np.column_stack([np.ones(8), np.arange(8.0)])
    y = np.array([0, 0, 0, 0, 0, 0, 0, 1.2])  # one residual of 0.7, the others far below
    cases.append(Case((X, y, 0.75), [-0.2, 0.1], label="eps just beyond all residuals"))
    assert_cases(student.fit_huber, cases, **CLOSE)


@pytest.mark.points(1)
def test_size_of_a_slip(student, seed):
    """Is moved no further by a slip of 1e6 than by one of 100."""
    rng = np.random.default_rng(seed("slip"))
    calls = []
    for n, d in [(12, 2), (20, 3)]:
        X, y = line(rng, n, d, 0)
        for slip in (100.0, 1e6):
            slipped = y.copy()
            slipped[n // 2] += slip
            calls.append((X, slipped, 1.5))
    answers = assert_law(student.fit_huber, calls, balances)
    for small, large in zip(answers[::2], answers[1::2], strict=True):
        assert_close(large, small, rtol=1e-5, atol=1e-5, what="w, against that of a small slip")


@pytest.mark.points(1)
def test_units_and_integers(student, seed):
    """Follows the unit of y and eps, takes integers, and leaves its arguments alone."""
    rng = np.random.default_rng(seed("units"))
    calls = [(*line(rng, 14, 2, 3), 1.5), (*constants(1, 2, 3, 0, 100), 1.0)]
    factors = (1000.0, 1e6)
    answers = student.fit_huber.map(calls)
    cases = [((X, c * y, c * eps), c * np.asarray(w)) for c in factors
             for (X, y, eps), w in zip(calls, answers, strict=True)]  # fmt: skip
    cases += [((c * X, y, eps), np.asarray(w) / c) for c in (0.1, 1e-3)
              for (X, y, eps), w in zip(calls, answers, strict=True)]  # fmt: skip
    assert_cases(student.fit_huber, cases, what="w, in another unit", **CLOSE)
    X = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 3.0], [1.0, 5.0]])
    whole = X, np.array([1.0, 3.0, 40.0, 8.0, 10.0]), 2.0
    assert_accepts(student.fit_huber, [whole], integers=True, **CLOSE)
    assert_law(student.fit_huber, [*calls, whole], balances)
    assert_leaves_arguments(student.fit_huber, [*calls, whole])


@counterexample_search(
    data=strategies.regressions((3, 5), 1, low=-4, high=6), eps=strategies.choices(1.0, 0.5, 3.0)
)
def agrees_with_the_reference(student, reference, data, eps):
    X, y = np.ones_like(data[0]), data[1]
    expected = reference.fit_huber(X, y, eps)
    pulls = np.clip(X @ expected - y, -eps, eps)
    assume(np.abs(X.T @ pulls).max() < 1e-8 and np.sum(np.abs(pulls) < eps) > 0)
    assert_close(student.fit_huber(X, y, eps), expected, rtol=1e-6, atol=1e-6)
