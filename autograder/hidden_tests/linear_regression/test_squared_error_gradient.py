"""Hidden tests of linear_regression/squared_error_gradient; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_regression.worked_fit import W, X, Y, reduction_cases
from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_close,
    assert_derivative_of,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

SIZES = (1, 1), (1, 3), (12, 1), (6, 6), (40, 5)


@pytest.mark.points(1)
def test_sum(student, reference, seed):
    """Is right for 'sum', tiny and huge residuals among them, and zero at the best weights."""
    rng = np.random.default_rng(seed("data"))
    cases = reduction_cases(
        reference.squared_error_gradient, rng, {"sum": [-2, -6, -14]}, SIZES, atol=1e-9
    )
    assert_cases(student.squared_error_gradient, cases, read=flat)
    data = [(rng.normal(size=(n, d)), rng.normal(size=n)) for n, d in [(8, 1), (20, 3)]]
    zeros = [
        ((X, y, np.linalg.lstsq(X, y, rcond=None)[0], "sum"), np.zeros(X.shape[1])) for X, y in data
    ]
    assert_cases(student.squared_error_gradient, zeros, atol=1e-9, read=flat)
    for unit in (1e-140, 1e140):
        call, expected = (X, unit * Y, unit * W, "sum"), unit * np.array([-2.0, -6.0, -14.0])
        case = Case(call, expected, scaled_atol=1e-7)
        assert_cases(student.squared_error_gradient, [case], read=flat)


@pytest.mark.points(1)
def test_half_sum(student, reference, seed):
    """Is right for 'half_sum', integers among them, and leaves the arguments as they were."""
    rng = np.random.default_rng(seed("data"))
    cases = reduction_cases(
        reference.squared_error_gradient, rng, {"half_sum": [-1, -3, -7]}, SIZES, atol=1e-9
    )
    assert_cases(student.squared_error_gradient, cases, read=flat)
    whole, thirds = (X.astype(int), Y.astype(int), W.astype(int)), W / 3
    cases = [((*whole, "half_sum"), [-1, -3, -7])]
    cases.append(((*whole[:2], thirds, "half_sum"), X.T @ (X @ thirds - Y)))
    halves = whole[0], Y / 2, whole[2], "half_sum"
    cases.append((halves, X.T @ (X @ W - Y / 2)))
    assert_cases(student.squared_error_gradient, cases, read=flat, atol=1e-9)
    calls = [(X, Y, W, "half_sum"), (X, Y, W, "mean"), (X, Y, W)]
    assert_leaves_arguments(student.squared_error_gradient, calls)


@pytest.mark.points(1)
def test_mean_is_the_default(student, reference, seed):
    """Is right for 'mean', the default, of integers too; has shape (d,), for one weight as well."""
    rng = np.random.default_rng(seed("data"))
    cases = reduction_cases(
        reference.squared_error_gradient, rng, {"mean": [-2 / 7, -6 / 7, -2]}, SIZES, atol=1e-9
    )
    named = [case.arguments for case in cases]
    assert_cases(student.squared_error_gradient, cases)
    default = [
        Case(call[:3], case.expected, atol=1e-9) for call, case in zip(named, cases, strict=True)
    ]
    whole = X.astype(int), Y.astype(int), W.astype(int)
    default.append(Case(whole, cases[0].expected, label="integers"))
    assert_cases(student.squared_error_gradient, default)


@pytest.mark.points(1)
def test_half_mean(student, reference, seed):
    """Is right for 'half_mean', and agrees with finite differences of that error."""
    rng = np.random.default_rng(seed("data"))
    cases = reduction_cases(
        reference.squared_error_gradient, rng, {"half_mean": [-1 / 7, -3 / 7, -1]}, SIZES, atol=1e-9
    )
    assert_cases(student.squared_error_gradient, cases, read=flat)
    data = rng.normal(size=(15, 4)), rng.normal(size=15), rng.normal(size=4)
    # Central differences of a quadratic are exact for every step, so the step may be 1.
    assert_derivative_of(
        student.squared_error_gradient,
        lambda X, y, w, _: np.mean((X @ w - y) ** 2) / 2,
        [(*data, "half_mean")],
        argument=2,
        step=1.0,
        rtol=1e-9,
        atol=1e-9,
        sizes=[15, 4],
        read=flat,
    )


def flat(gradient):
    """Return the entries of a gradient, whatever its shape: one test looks at that."""
    return as_array(gradient if np.ndim(gradient) else [gradient]).ravel()


@counterexample_search(
    data=strategies.regressions(weights=True),
    reduction=strategies.choices("mean", "sum", "half_sum", "half_mean"),
)
def agrees_with_the_reference(student, reference, data, reduction):
    expected = reference.squared_error_gradient(*data, reduction)
    assert_close(student.squared_error_gradient(*data, reduction), expected, atol=1e-9)
