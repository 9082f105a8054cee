"""Hidden tests of linear_regression/fit_simple_regression; first docstring lines are shown."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import as_number, as_tuple, assert_close, assert_unchanged, require


def agree(student, cases):
    """Compare the answers for pairs of arguments and the right intercept and slope."""
    answers = student.fit_simple_regression.map([arguments for arguments, _ in cases])
    for answer, (_, line) in zip(answers, cases, strict=True):
        assert_close(answer, line)


@pytest.mark.points(1)
def test_worked_by_hand(student):
    """Gives intercept and slope, in this order, for points that can be fitted on paper."""
    three = np.array([1.0, 2.0, 3.0]), np.array([1.0, 1.0, 2.0])
    four = np.array([4.0, 0.0, 2.0, 2.0]), np.array([-9.0, 3.0, -2.0, -4.0])
    agree(student, [(three, (1 / 3, 1 / 2)), (four, (3.0, -3.0))])


@pytest.mark.points(1)
def test_two_points_give_their_line(student):
    """Finds the line through two points, and through any points that lie on one line."""
    samples = np.array([3.0, 5.0]), np.array([-2.0, 1.0, 4.0, 4.0, 9.0])
    lines = (1.0, 2.0), (-4.0, 0.25), (7.0, -3.0)
    agree(student, [((x, w0 + w1 * x), (w0, w1)) for w0, w1 in lines for x in samples])


@pytest.mark.points(1)
def test_minimises_the_squared_error(student, reference, seed):
    """Minimises the squared error: the residuals have mean zero and no correlation with x."""
    calls = []
    for n, noise in [(3, 1.0), (12, 5.0), (80, 0.3)]:
        rng = np.random.default_rng(seed(f"noise {noise}"))
        x = rng.uniform(-3.0, 5.0, size=n)
        calls.append((x, 20.0 - 4.0 * x + noise * rng.normal(size=n)))
    for (x, y), answer in zip(calls, student.fit_simple_regression.map(calls), strict=True):
        w0, w1 = as_tuple(answer, 2)
        assert_close((w0, w1), reference.fit_simple_regression(x, y))
        residual = y - as_number(w0) - as_number(w1) * x
        assert_close([residual.mean(), residual @ x / len(x)], [0.0, 0.0], atol=1e-7)
        assert_unchanged(student.fit_simple_regression, x, y)


@pytest.mark.points(1)
def test_stays_accurate_far_from_zero(student, seed):
    """Keeps the slope right to a relative 1e-6 when x lies 1e8 away from zero."""
    calls = []
    for offset in (1e8, -1e8):
        rng = np.random.default_rng(seed("offset"))
        for n in (2, 15):
            x = np.arange(n) / 4 + offset  # exact in float64, so that the slope is known
            x[0] -= rng.integers(1, 4)
            calls.append((x, 3.0 * (x - offset) - 2.0))
    for answer in student.fit_simple_regression.map(calls):
        _, w1 = as_tuple(answer, 2)
        assert_close(w1, 3.0, rtol=1e-6, what="the slope")


@pytest.mark.points(1)
def test_refuses_constant_x(student):
    """Raises ValueError if x is constant, and only then: a small spread is enough for a slope."""
    spreads = np.array([0.0, 2e-9]), np.array([1e8, 1e8, 1e8 + 1.0]), 1e-13 * np.arange(-2.0, 2.0)
    for answer in student.fit_simple_regression.map(
        [(x, np.arange(len(x)) + 0.5) for x in spreads]
    ):
        as_tuple(answer, 2)
    there_and_back = np.array([1.0, 2.0, 1.0]), np.array([1.0, 5.0, 3.0])
    agree(student, [(there_and_back, (-1.0, 3.0))])
    constants = [(3.0, 4), (0.0, 2), (0.1, 3), (0.1, 10), (-1e8 / 3, 7), (5.0, 1)]
    calls = [(np.full(n, value), np.arange(1.0, n + 1)) for value, n in constants]
    student.fit_simple_regression.must_raise(ValueError, calls)


@closer_look(data=strategies.equal_vectors(2, size=(1, 4)))
def agrees_with_the_reference(student, reference, data):
    x, y = data
    if x.max() > x.min():
        expected = reference.fit_simple_regression(x, y)
        assert_close(student.fit_simple_regression(x, y), expected, atol=1e-9)
    else:
        with suppress(ValueError):
            student.fit_simple_regression(x, y)
            require(False, "No ValueError, although x is constant.")
