"""Hidden tests of linear_regression/squared_error_gradient; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import as_array, assert_close, assert_unchanged

# The residuals are 0, 2, -1, 1, 0, -3, 0. With 7 samples and 3 features no two wrong divisors give
# the same factor.
X = np.array(
    [[1.0, 0, 2], [1.0, 1, 0], [1.0, 2, 1], [1.0, 3, 0], [1.0, 0, 1], [1.0, 2, 2], [1.0, 1, 3]]
)
Y = np.array([-1.0, 1.0, 5.0, 6.0, 0.0, 6.0, 0.0])
W = np.array([1.0, 2.0, -1.0])


def check_scaling(student, reference, rng, by_hand):
    """Compare the gradients for the reductions worked by hand, there and on random data."""
    sizes = [(1, 1), (1, 3), (12, 1), (6, 6), (40, 5)]
    drawn = [
        (rng.normal(size=(n, d)), 10 * rng.normal(size=n), rng.normal(size=d)) for n, d in sizes
    ]
    calls = [(*data, reduction) for reduction in by_hand for data in [(X, Y, W), *drawn]]
    answers = iter(student.squared_error_gradient.map(calls))
    for reduction, gradient in by_hand.items():
        assert_close(next(answers), gradient, sizes=[7, 3])
        for data in drawn:
            expected = reference.squared_error_gradient(*data, reduction)
            assert_close(next(answers), expected, atol=1e-9, sizes=data[0].shape)


@pytest.mark.points(1)
def test_sum_and_mean(student, reference, seed):
    """Differentiates the sum and the mean of the squared residuals, with the 2 of the square."""
    rng = np.random.default_rng(seed("data"))
    by_hand = {"sum": [-2, -6, -14], "mean": [-2 / 7, -6 / 7, -2]}
    check_scaling(student, reference, rng, by_hand)


@pytest.mark.points(1)
def test_halves(student, reference, seed):
    """Differentiates half the sum and half the mean, where the 2 of the square is cancelled."""
    rng = np.random.default_rng(seed("data"))
    by_hand = {"half_sum": [-1, -3, -7], "half_mean": [-1 / 7, -3 / 7, -1]}
    check_scaling(student, reference, rng, by_hand)


@pytest.mark.points(1)
def test_agrees_with_finite_differences(student, seed):
    """Takes the mean if no reduction is named, and agrees with finite differences of the error."""
    rng = np.random.default_rng(seed("data"))
    X, y, w = rng.normal(size=(15, 4)), rng.normal(size=15), rng.normal(size=4)
    ahead, behind = (
        np.mean((X @ (w + h * np.eye(4)).T - y[:, None]) ** 2, axis=0) for h in (1, -1)
    )
    # Central differences of a quadratic are exact for every step, so the step may be 1.
    gradient = as_array(student.squared_error_gradient(X, y, w)).ravel()
    assert_close(gradient, (ahead - behind) / 2, atol=1e-9, sizes=[15, 4])
    assert_unchanged(student.squared_error_gradient, X, y, w, "mean")


@pytest.mark.points(1)
def test_is_zero_at_the_minimum(student, seed):
    """Has one entry per weight, and every entry is zero at the least-squares solution."""
    rng = np.random.default_rng(seed("data"))
    data = [(rng.normal(size=(n, d)), rng.normal(size=n)) for n, d in [(8, 1), (20, 3)]]
    fits = [(X, y, np.linalg.lstsq(X, y, rcond=None)[0]) for X, y in data]
    calls = [(*fit, name) for name in ("sum", "mean", "half_sum", "half_mean") for fit in fits]
    for answer, (_, _, w, _) in zip(student.squared_error_gradient.map(calls), calls, strict=True):
        gradient = as_array(answer, shape=w.shape)
        assert_close(gradient, np.zeros(len(w)), atol=1e-9)


@closer_look(
    data=strategies.regressions(weights=True),
    reduction=strategies.choices("mean", "sum", "half_sum", "half_mean"),
)
def agrees_with_the_reference(student, reference, data, reduction):
    expected = reference.squared_error_gradient(*data, reduction)
    assert_close(student.squared_error_gradient(*data, reduction), expected, atol=1e-9)
