"""Hidden tests of math_foundations/numerical_gradient; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    as_array,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    require,
)

TOLERANCE = {"rtol": 0.0, "scaled_atol": 1e-7}  # as promised, relative to the largest entry


@pytest.mark.points(1)
def test_known_gradients(student, reference, seed, open_function):
    """Agrees with gradients known from calculus, as float64: quadratic, linear, norm, sine."""
    rng = np.random.default_rng(seed("known"))
    cases = []
    for d in (1, 3):
        A, c, x = rng.normal(size=(d, d)), rng.normal(size=d), rng.uniform(0.5, 2.0, size=d)
        cases += [
            ((open_function("quadratic_form", A), x), (A + A.T) @ x),
            ((open_function("linear_form", c), x), c),
            ((open_function("length"), x), x / np.linalg.norm(x)),
            ((open_function("sum_of_sines"), x), np.cos(x)),
            ((open_function("product"), x), np.prod(x) / x),
        ]
    c = np.array([1.2345e-9, -3.4567e-9])
    cases.append(((open_function("linear_form", c), np.array([0.5, -0.25])), c))
    cases += answered_by(reference.numerical_gradient, [call for call, _ in cases])
    assert_cases(student.numerical_gradient, cases, dtype=np.float64, **TOLERANCE)


@pytest.mark.points(1)
def test_error_of_second_order(student, seed, open_function):
    """Is central: on a cubic the error is what the formula says for h = 1/2, and tiny for 1e-5."""
    rng = np.random.default_rng(seed("cubic"))
    cases = []
    for d in (1, 2):
        # Not near 0, where the gradient is as small as the error.
        x = rng.uniform(0.5, 2.0, size=d) * rng.choice([-1.0, 1.0], size=d)
        c = rng.uniform(1.0, 3.0, size=d)
        cubic = open_function("sum_of_cubes", c)
        cases.append(Case((cubic, x), 3 * c * x**2, **TOLERANCE))
        cases += [((cubic, x, h), c * (3 * x**2 + h**2)) for h in (2.5, 0.5, 1 / 7)]
    # The step is h at large entries, too.
    cubic, x = open_function("sum_of_cubes", np.ones(2)), np.array([1.5, -4.0])
    cases.append(((cubic, x, 0.5), 3 * x**2 + 0.25))
    # Small slopes are as exact.
    cubic, x = open_function("sum_of_cubes", np.ones(1)), np.array([0.01])
    cases.append(((cubic, x, 1 / 70), 3 * x**2 + 1 / 4900))
    cases.append(((cubic, 2e-4 * x, 1e-6), [13e-12]))  # large beside x, below the default
    assert_cases(student.numerical_gradient, cases)


@pytest.mark.points(1)
def test_integers(student, open_function):
    """Gives for x of integers what it gives for the same x of floats, and leaves x as it is."""
    length, calls = open_function("length"), []

    def cubes(d):
        return open_function("sum_of_cubes", np.ones(d))

    for x in (np.array([1, 2, -3]), np.array([4])):
        calls += [(length, x), (cubes(len(x)), x)]
    floats = [(f, x.astype(float)) for f, x in calls]
    here = np.array([1.0, 2.0, -3.0])
    assert_varies(student.numerical_gradient, [(f, here) for f in (length, cubes(3))])
    assert_accepts(student.numerical_gradient, floats, integers=[1], **TOLERANCE)

    def has_a_slope(gradient, _, x):
        require(np.abs(as_array(gradient, shape=x.shape)).max() > 0, "the result: all zeros.")

    assert_law(student.numerical_gradient, floats, has_a_slope)
    x = np.array([0.25, -1.5])
    assert_leaves_arguments(student.numerical_gradient, [*calls, (length, x), (length, x, 0.125)])


@pytest.mark.points(1)
def test_calls_f_twice_per_entry(student):
    """Calls f exactly 2 d times: once a step h up and once a step h down along each axis."""
    points = []

    def watched(z):
        points.append(z)
        return float(np.sum(z))

    for d in (1, 4):
        x = 3e6 * np.arange(float(d))
        points.clear()
        student.numerical_gradient(watched, x, 0.25)
        require(len(points) == 2 * d, f"f was called {len(points)} times for d = {d}.")
        given = [as_array(z, shape=(d,), what="what f was given") for z in points]
        steps = np.array(sorted((z - x).tolist() for z in given))
        expected = np.array(sorted((0.25 * np.vstack([np.eye(d), -np.eye(d)])).tolist()))
        assert_close(steps, expected, atol=1e-12, what="the steps away from x")
