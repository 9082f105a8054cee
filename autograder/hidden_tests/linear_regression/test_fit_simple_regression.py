"""Hidden tests of linear_regression/fit_simple_regression; first docstring lines are shown."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    as_tuple,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_worked_by_hand(student):
    """Gives intercept and slope, in this order, for points on paper, integers among them."""
    three = np.array([1.0, 2.0, 3.0]), np.array([1.0, 1.0, 2.0])
    four = np.array([2.0, 4.0, 0.0, 2.0]), np.array([-2.0, -9.0, 3.0, -4.0])
    back = np.array([1.0, 2.0, 1.0]), np.array([1.0, 5.0, 3.0])
    skew = np.array([0.0, 1.0, 4.0, 1.0]), np.array([2.0, 3.0, 8.0, 2.0])
    cases = [
        (three, (1 / 3, 1 / 2)),
        (four, (3.0, -3.0)),
        (back, (-1.0, 3.0)),
        (skew, (4 / 3, 29 / 18)),
    ]
    calls = [call for call, _ in cases]
    level = Case((np.array([1.0, 2.0, 6.0]), np.full(3, 4.0)), (4.0, 0.0), atol=1e-9)
    halves = np.array([1, 2, 3]), np.array([0.5, 0.5, 1.0])  # integers in x only
    assert_cases(student.fit_simple_regression, [*cases, level, (halves, (1 / 6, 1 / 4))])
    assert_accepts(student.fit_simple_regression, calls, integers=True)


@pytest.mark.points(1)
def test_lines_and_units(student):
    """Finds the line that any points lie on, two among them, in tiny or huge units, too."""
    samples = np.array([3.0, 5.0]), np.array([-2.0, 1.0, 4.0, 4.0, 9.0])
    lines = (1.0, 2.0), (-4.0, 0.25), (7.0, -3.0)
    cases = [((x, w0 + w1 * x), (w0, w1)) for w0, w1 in lines for x in samples]
    cases += [((x, (w0 + w1 * x) / 7e9), (w0 / 7e9, w1 / 7e9)) for w0, w1 in lines for x in samples]
    cases += [((1e9 * x, w0 + w1 * x), (w0, 1e-9 * w1)) for w0, w1 in lines for x in samples]
    cases += [((1e-9 * x, w0 + w1 * x), (w0, 1e9 * w1)) for w0, w1 in lines for x in samples]
    x = samples[1]  # no sum of squares overflows, but a product of two sums does
    cases.append(((1e9 * x, 1e150 * (2.0 - 3.0 * x)), (2e150, -3e141)))
    assert_cases(student.fit_simple_regression, cases)
    assert_leaves_arguments(student.fit_simple_regression, [call for call, _ in cases])


@pytest.mark.points(1)
def test_slope_of_noisy_data(student, reference, seed):
    """Gives noisy data the slope with the smallest squared error."""
    calls = []
    for n, noise, unit in [(3, 1.0, 1.0), (12, 5.0, 1e-9), (80, 0.3, 1.0)]:
        rng = np.random.default_rng(seed(f"noise {noise}"))
        x = rng.uniform(-3.0, 5.0, size=n)
        calls.append((x, unit * (20.0 - 4.0 * x + noise * rng.normal(size=n))))
    slopes = [reference.fit_simple_regression(*call)[1] for call in calls]
    settings = {"part": (1, 2), "what": "the slope"}
    answers = assert_cases(
        student.fit_simple_regression, zip(calls, slopes, strict=True), **settings
    )
    for (x, y), (_, w1) in zip(calls, answers, strict=True):
        residual = y - as_number(w1) * x
        assert_close((residual - residual.mean()) @ x / len(x), 0.0, atol=1e-7)
    far = 1e4 + np.arange(5.0), 1e4 - np.arange(5.0) ** 2
    assert_leaves_arguments(student.fit_simple_regression, [*calls, far])


@pytest.mark.points(1)
def test_stays_accurate_far_from_zero(student, seed):
    """Keeps the slope right to a relative 1e-6 when x lies 1e8 away from zero."""
    cases = []
    for offset in (1e8, -1e8):
        rng = np.random.default_rng(seed("offset"))
        for n in (3, 15):
            x = np.arange(n) / 4 + offset  # exact in float64, so that the slope is known
            x[0] -= rng.integers(1, 4)
            cases.append(((x, 3.0 * (x - offset) - 2.0), 3.0))
    settings = {"part": (1, 2), "rtol": 1e-6, "what": "the slope"}
    assert_cases(student.fit_simple_regression, cases, **settings)


@pytest.mark.points(1)
def test_refuses_constant_x(student):
    """Raises ValueError if x is constant, and only then: a small spread is enough for a slope."""
    spreads = (
        np.array([0.0, 2e-9, 1e-9]),
        np.array([1e8, 1e8, 1e8 + 1.0]),
        1e-140 * np.arange(-2.0, 2.0),
        np.array([1.0, 1.0, 1.0 + 2.0**-50]),
    )
    there_and_back = np.array([1.0, 2.0, 1.0]), np.array([1.0, 5.0, 3.0])
    opposite = np.array([-2.0, 2.0]), np.array([1.0, 5.0])
    calls = [(x, np.arange(len(x)) + 0.5) for x in spreads]
    cases = [Case(call, 2, label="a small spread of x") for call in calls]
    cases.append(Case(there_and_back, 2, label="x with equal first and last entries"))
    cases.append(Case(opposite, 2, label="x with entries of one size and either sign"))
    assert_cases(student.fit_simple_regression, cases, compare=as_tuple)
    constants = {
        "a constant x": (3.0, 4),
        "x of zeros": (0.0, 2),
        "0.1 repeated three times": (0.1, 3),
        "0.1 repeated ten times": (0.1, 10),
        "a constant x of large size": (-1e8 / 3, 7),
        "a single sample": (5.0, 1),
    }
    calls = {
        name: (np.full(n, value), np.arange(1.0, n + 1)) for name, (value, n) in constants.items()
    }
    calls["a constant x of integers"] = np.full(3, 2), np.array([1, 2, 4])
    assert_raises(student.fit_simple_regression, ValueError, calls, works_on=[there_and_back])


@counterexample_search(data=strategies.equal_vectors(2, size=(1, 4)))
def agrees_with_the_reference(student, reference, data):
    x, y = data
    if x.max() > x.min():
        expected = reference.fit_simple_regression(x, y)
        assert_close(student.fit_simple_regression(x, y), expected, atol=1e-9)
    else:
        with suppress(ValueError):
            student.fit_simple_regression(x, y)
            require(False, "No ValueError, although x is constant.")
