"""Hidden tests of math_foundations/numerical_hessian; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_law,
    assert_leaves_arguments,
    require,
)

TOLERANCE = {"rtol": 0.0, "scaled_atol": 1e-5}  # as promised, relative to the largest entry


@pytest.mark.points(1)
def test_quadratic_forms(student, seed, open_function):
    """Gives A + A.T for the quadratic form x @ A @ x, and zeros for a linear function."""
    rng = np.random.default_rng(seed("quadratic"))
    cases = []
    for d in (1, 3):
        A = rng.normal(size=(d, d))
        quadratic, x = open_function("quadratic_form", A), rng.normal(size=d)
        cases.append(((quadratic, x), A + A.T))
    A = 1e-9 * np.array([[3.1234, 1.4567], [-4.3216, 2.7653]])
    small = open_function("quadratic_form", A), np.array([0.5, -0.25])
    cases.append(Case(small, A + A.T, label="a small unit"))
    line = open_function("linear_form", np.array([2.0, -1.0])), np.array([0.5, -0.25])
    cases.append(Case(line, np.zeros((2, 2)), atol=1e-6))
    assert_cases(student.numerical_hessian, cases, **TOLERANCE)
    calls = [(quadratic, x), (quadratic, np.array([1e-7, 0.1, -0.3]) / 3)]
    assert_leaves_arguments(student.numerical_hessian, calls)


@pytest.mark.points(1)
def test_curved_functions(student, reference, seed, open_function):
    """Agrees with second derivatives known from calculus, as float64, also for x of integers."""
    rng = np.random.default_rng(seed("curved"))
    valley, wave = open_function("valley"), open_function("wave")
    cases = [((valley, np.array([1, 2])), [[402.0, -400.0], [-400.0, 200.0]])]
    s, k, e = np.sin(2), np.cos(2), np.exp(1)
    expected = [[-s * e, k * e + 3, 1], [k * e + 3, s * e, 2], [1, 2, 0]]
    cases.append(((wave, np.array([2, 1, 3])), expected))
    for _ in range(2):
        a, b, c = rng.uniform(0.5, 1.5, size=3)
        x = np.array([a, b])
        cases.append(((valley, x), [[2 - 400 * (b - 3 * a**2), -400 * a], [-400 * a, 200.0]]))
        cases.append(((valley, x), reference.numerical_hessian(valley, x)))
        s, k, e = np.sin(a), np.cos(a), np.exp(b)
        expected = [[-s * e, k * e + c, b], [k * e + c, s * e, a], [b, a, 0.0]]
        cases.append(((wave, np.array([a, b, c])), expected))
    c, x = rng.uniform(0.5, 1.5, size=4), rng.uniform(-0.5, 0.5, size=4)
    s, k = np.sin(x.sum()), np.cos(x.sum())
    expected = np.exp(c @ x) * (np.outer(c, c) * s + np.add.outer(c, c) * k - s)
    cases.append(((open_function("swell", c), x), expected))
    assert_cases(student.numerical_hessian, cases, dtype=np.float64, **TOLERANCE)


@pytest.mark.points(1)
def test_is_exactly_symmetric(student, seed, open_function):
    """Is symmetric to the last bit, also with large steps, where both halves would differ."""
    rng = np.random.default_rng(seed("symmetric"))
    swells = [(open_function("swell", rng.normal(size=d)), rng.normal(size=d)) for d in (2, 4, 4)]
    calls = [(f, x, *h) for f, x in swells for h in ((), (0.5,), (0.125,))]
    for c, x in [
        ([2.0, -1.0], [0.5, -0.25]),
        ([2.0, -1.0, 0.5], [0.5, -0.25, 1.0]),
        ([1.0, -1.0, 0.5], [0.3, -0.2, 0.7]),
        # Large: rounding to decimals does not make both halves agree.
        ([9.0, -5.0, 2.5], [1.3, -1.2, 0.7]),
        ([8.0, -4.0, 2.0], [2.0, -1.0, 1.0]),
    ]:
        calls.append((open_function("swell", np.array(c)), np.array(x), 0.5))

    def is_mirrored(H, f, x, *h):
        H = as_array(H, shape=(len(x), len(x)))
        require(np.array_equal(H, H.T), "H differs from H.T: fill one half and mirror it.")
        require(np.abs(H).max() > 0, "H is all zeros.")

    assert_law(student.numerical_hessian, calls, is_mirrored)


@pytest.mark.points(1)
def test_large_steps_show_the_formula(student, open_function):
    """Follows the formula with its step h, on the diagonal too, as large steps show."""
    near, far, quartic = np.array([1.0, -2.0]), np.array([24.0, -40.0]), open_function("quartic")
    cases = []
    for x, h in [(near, 1.5), (near, 0.25), (far, 0.5)]:  # a step is h at large entries, too
        corner = 12 * x[0] ** 2 + 8 * h**2 + 18 * x[0] * x[1] + 2 * x[1] ** 2
        side = 9 * x[0] ** 2 + 3 * h**2 + 4 * x[0] * x[1]
        cases.append(((quartic, x, h), [[corner, side], [side, 2 * x[0] ** 2]]))
    assert_cases(student.numerical_hessian, cases, atol=1e-9)
