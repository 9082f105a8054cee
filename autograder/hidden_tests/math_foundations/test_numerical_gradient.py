"""Hidden tests of math_foundations/numerical_gradient; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking.compare import as_array, assert_close, assert_unchanged, require


def near(got, expected, what="the result"):
    """Compare at the promised tolerance, relative to the largest entry."""
    assert_close(as_array(got), expected, rtol=0.0, atol=1e-7 * np.abs(expected).max(), what=what)


@pytest.mark.points(1)
def test_known_gradients(student, reference, seed):
    """Agrees with gradients known from calculus: quadratic, linear, norm, sine, product."""
    rng = np.random.default_rng(seed("known"))
    for d in (1, 3):
        A, c, x = rng.normal(size=(d, d)), rng.normal(size=d), rng.uniform(0.5, 2.0, size=d)
        known = [
            (lambda z, A=A: float(z @ A @ z), (A + A.T) @ x),
            (lambda z, c=c: float(c @ z), c),
            (lambda z: float(np.linalg.norm(z)), x / np.linalg.norm(x)),
            (lambda z: float(np.sin(z).sum()), np.cos(x)),
            (lambda z: float(np.prod(z)), np.prod(x) / x),
        ]
        for f, gradient in known:
            found = student.numerical_gradient(f, x)
            near(found, gradient)
            near(found, reference.numerical_gradient(f, x))


@pytest.mark.points(1)
def test_error_of_second_order(student, seed):
    """Is central: on a cubic the error is what the formula says for h = 1/2, and tiny for 1e-5."""
    rng = np.random.default_rng(seed("cubic"))
    for d in (1, 2):
        x, c = rng.uniform(-2.0, 2.0, size=d), rng.uniform(1.0, 3.0, size=d)

        def cubic(z, c=c):
            return float(c @ z**3)

        for h in (0.5, 0.1):
            expected = c * (3 * x**2 + h**2)
            assert_close(student.numerical_gradient(cubic, x, h), expected, rtol=1e-9)
        near(student.numerical_gradient(cubic, x), 3 * c * x**2)


@pytest.mark.points(1)
def test_arguments(student):
    """Takes an integer x as numbers with fractions, and leaves x as it is."""
    for x in (np.array([1, 2, -3]), np.array([4])):
        near(student.numerical_gradient(lambda z: float(z @ z), x), 2.0 * x)
        near(student.numerical_gradient(lambda z: float(np.sum(z**3)), x), 3.0 * x**2)
        assert_unchanged(student.numerical_gradient, lambda z: float(z @ z), x)
    x = np.array([0.25, -1.5])
    assert_unchanged(student.numerical_gradient, lambda z: float(z @ z), x)
    assert_unchanged(student.numerical_gradient, lambda z: float(z @ z), x, 0.125)


@pytest.mark.points(1)
def test_calls_f_twice_per_entry(student):
    """Calls f exactly 2 d times, each time one step away from x along a single axis."""
    for d in (1, 4):
        check_calls(student, d)


def check_calls(student, d):
    """Watch the calls of f in d dimensions."""
    x, points = np.arange(1.0, d + 1), []

    def watched(z):
        points.append(z)
        return float(np.sum(z))

    near(student.numerical_gradient(watched, x, 0.25), np.ones(d))
    require(len(points) == 2 * d, f"f was called {len(points)} times for d = {d}.")
    points = [as_array(z, shape=(d,), what="what f was given") - x for z in points]
    steps = sorted(tuple(step.tolist()) for step in points)
    expected = sorted(tuple(row.tolist()) for row in 0.25 * np.vstack([np.eye(d), -np.eye(d)]))
    assert_close(np.array(steps), np.array(expected), atol=1e-12, what="the steps away from x")
