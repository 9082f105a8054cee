"""Hidden tests of math_foundations/numerical_gradient; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import as_array, assert_close, assert_unchanged, require


def near(got, expected, what="the result"):
    """Compare at the promised tolerance, relative to the largest entry."""
    assert_close(as_array(got), expected, rtol=0.0, atol=1e-7 * np.abs(expected).max(), what=what)


@pytest.mark.points(1)
def test_known_gradients(student, reference, seed, open_function):
    """Agrees with gradients known from calculus, as float64: quadratic, linear, norm, sine."""
    rng = np.random.default_rng(seed("known"))
    cases = []
    for d in (1, 3):
        A, c, x = rng.normal(size=(d, d)), rng.normal(size=d), rng.uniform(0.5, 2.0, size=d)
        cases += [
            (open_function("quadratic_form", A), x, (A + A.T) @ x),
            (open_function("linear_form", c), x, c),
            (open_function("length"), x, x / np.linalg.norm(x)),
            (open_function("sum_of_sines"), x, np.cos(x)),
            (open_function("product"), x, np.prod(x) / x),
        ]
    results = student.numerical_gradient.map([(f, x) for f, x, _ in cases])
    for found, (f, x, gradient) in zip(results, cases, strict=True):
        near(as_array(found, shape=x.shape, dtype=np.float64), gradient)
        near(found, reference.numerical_gradient(f, x))


@pytest.mark.points(1)
def test_error_of_second_order(student, seed, open_function):
    """Is central: on a cubic the error is what the formula says for h = 1/2, and tiny for 1e-5."""
    rng = np.random.default_rng(seed("cubic"))
    for d in (1, 2):
        x, c = rng.uniform(-2.0, 2.0, size=d), rng.uniform(1.0, 3.0, size=d)
        cubic = open_function("sum_of_cubes", c)
        tiny, *others = student.numerical_gradient.map(
            [(cubic, x), (cubic, x, 0.5), (cubic, x, 0.1)]
        )
        near(tiny, 3 * c * x**2)
        for found, h in zip(others, (0.5, 0.1), strict=True):
            assert_close(found, c * (3 * x**2 + h**2), rtol=1e-9)


@pytest.mark.points(1)
def test_integers(student, open_function):
    """Gives for x of integers what it gives for the same x of floats, and leaves x as it is."""
    for x in (np.array([1, 2, -3]), np.array([4])):
        for f in (open_function("length"), open_function("sum_of_cubes", np.ones(len(x)))):
            whole, broken = student.numerical_gradient.map([(f, x), (f, x.astype(float))])
            near(whole, as_array(broken, shape=x.shape))
            require(np.abs(broken).max() > 0, "the result: all zeros.")
        assert_unchanged(student.numerical_gradient, f, x)
    x = np.array([0.25, -1.5])
    assert_unchanged(student.numerical_gradient, open_function("length"), x)
    assert_unchanged(student.numerical_gradient, open_function("length"), x, 0.125)


@pytest.mark.points(1)
def test_calls_f_twice_per_entry(student):
    """Calls f exactly 2 d times: once a step h up and once a step h down along each axis."""
    for d in (1, 4):
        check_calls(student, d)


def check_calls(student, d):
    """Watch the calls of f in d dimensions."""
    x, points = 300.0 * np.arange(1.0, d + 1), []

    def watched(z):
        points.append(z)
        return float(np.sum(z))

    student.numerical_gradient(watched, x, 0.25)
    require(len(points) == 2 * d, f"f was called {len(points)} times for d = {d}.")
    points = [as_array(z, shape=(d,), what="what f was given") - x for z in points]
    steps = sorted(tuple(step.tolist()) for step in points)
    expected = sorted(tuple(row.tolist()) for row in 0.25 * np.vstack([np.eye(d), -np.eye(d)]))
    assert_close(np.array(steps), np.array(expected), atol=1e-12, what="the steps away from x")
