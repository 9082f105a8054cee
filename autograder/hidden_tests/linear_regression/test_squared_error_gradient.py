"""Hidden tests of linear_regression/squared_error_gradient; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_regression.worked_fit import reduction_cases
from autograder.testing import (
    as_array,
    assert_cases,
    assert_close,
    assert_derivative_of,
    assert_unchanged,
    assert_varies,
    counterexample_search,
    strategies,
)

SIZES = (1, 1), (1, 3), (12, 1), (6, 6), (40, 5)


@pytest.mark.points(1)
def test_sum_and_mean(student, reference, seed):
    """Differentiates the sum and the mean of the squared residuals, with the 2 of the square."""
    rng = np.random.default_rng(seed("data"))
    by_hand = {"sum": [-2, -6, -14], "mean": [-2 / 7, -6 / 7, -2]}
    cases = reduction_cases(reference.squared_error_gradient, rng, by_hand, SIZES, atol=1e-9)
    assert_cases(student.squared_error_gradient, cases)


@pytest.mark.points(1)
def test_halves(student, reference, seed):
    """Differentiates half the sum and half the mean, where the 2 of the square is cancelled."""
    rng = np.random.default_rng(seed("data"))
    by_hand = {"half_sum": [-1, -3, -7], "half_mean": [-1 / 7, -3 / 7, -1]}
    cases = reduction_cases(reference.squared_error_gradient, rng, by_hand, SIZES, atol=1e-9)
    assert_cases(student.squared_error_gradient, cases)


@pytest.mark.points(1)
def test_agrees_with_finite_differences(student, seed):
    """Takes the mean if no reduction is named, and agrees with finite differences of the error."""
    rng = np.random.default_rng(seed("data"))
    X, y, w = rng.normal(size=(15, 4)), rng.normal(size=15), rng.normal(size=4)
    # Central differences of a quadratic are exact for every step, so the step may be 1.
    assert_derivative_of(
        student.squared_error_gradient,
        lambda X, y, w: np.mean((X @ w - y) ** 2),
        [(X, y, w)],
        argument=2,
        step=1.0,
        rtol=1e-9,
        atol=1e-9,
        sizes=[15, 4],
        read=lambda gradient: as_array(gradient).ravel(),
    )
    assert_unchanged(student.squared_error_gradient, X, y, w, "mean")


@pytest.mark.points(1)
def test_is_zero_at_the_minimum(student, seed):
    """Has one entry per weight, and every entry is zero at the least-squares solution."""
    rng = np.random.default_rng(seed("data"))
    data = [(rng.normal(size=(n, d)), rng.normal(size=n)) for n, d in [(8, 1), (20, 3)]]
    fits = [(X, y, np.linalg.lstsq(X, y, rcond=None)[0]) for X, y in data]
    names = ("sum", "mean", "half_sum", "half_mean")
    (X, y, w), grad = fits[1], student.squared_error_gradient
    assert_varies(grad, [(X, y, weights, "sum") for weights in (w, w + 1.0, 0.0 * w)])
    cases = [((*fit, name), np.zeros(fit[0].shape[1])) for name in names for fit in fits]
    assert_cases(student.squared_error_gradient, cases, atol=1e-9)


@counterexample_search(
    data=strategies.regressions(weights=True),
    reduction=strategies.choices("mean", "sum", "half_sum", "half_mean"),
)
def agrees_with_the_reference(student, reference, data, reduction):
    expected = reference.squared_error_gradient(*data, reduction)
    assert_close(student.squared_error_gradient(*data, reduction), expected, atol=1e-9)
