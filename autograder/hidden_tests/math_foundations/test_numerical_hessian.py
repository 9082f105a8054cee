"""Hidden tests of math_foundations/numerical_hessian; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking.compare import as_array, assert_close, assert_unchanged, require


def near(got, expected):
    """Compare at the promised tolerance, relative to the largest entry."""
    expected = np.asarray(expected)
    got = as_array(got, shape=expected.shape)
    assert_close(got, expected, rtol=0.0, atol=1e-5 * np.abs(expected).max())


@pytest.mark.points(1)
def test_quadratic_forms(student, seed):
    """Gives A + A.T for the quadratic form x @ A @ x, and zeros for a linear function."""
    rng = np.random.default_rng(seed("quadratic"))
    for d in (1, 3):
        A, x = rng.normal(size=(d, d)), rng.normal(size=d)
        near(student.numerical_hessian(lambda z, A=A: float(z @ A @ z), x), A + A.T)
    H = student.numerical_hessian(lambda z: float(2 * z[0] - z[1] + 1), np.array([0.5, -0.25]))
    assert_close(as_array(H, shape=(2, 2)), np.zeros((2, 2)), atol=1e-6)
    assert_unchanged(student.numerical_hessian, lambda z: float(z @ z), x)


@pytest.mark.points(1)
def test_curved_functions(student, reference, seed):
    """Agrees with second derivatives known from calculus, and takes an integer x."""
    rng = np.random.default_rng(seed("curved"))

    def valley(z):
        return float((1 - z[0]) ** 2 + 100 * (z[1] - z[0] ** 2) ** 2)

    def wave(z):
        return float(np.sin(z[0]) * np.exp(z[1]) + z[0] * z[1] * z[2])

    for _ in range(2):
        a, b = rng.uniform(0.5, 1.5, size=2)
        expected = [[2 - 400 * (b - 3 * a**2), -400 * a], [-400 * a, 200.0]]
        found = student.numerical_hessian(valley, np.array([a, b]))
        near(found, expected)
        near(found, reference.numerical_hessian(valley, np.array([a, b])))
        c = rng.uniform(0.5, 1.5)
        s, k, e = np.sin(a), np.cos(a), np.exp(b)
        expected = [[-s * e, k * e + c, b], [k * e + c, s * e, a], [b, a, 0.0]]
        near(student.numerical_hessian(wave, np.array([a, b, c])), expected)
    x = np.array([1, 2])
    near(student.numerical_hessian(valley, x), [[402.0, -400.0], [-400.0, 200.0]])


@pytest.mark.points(1)
def test_is_exactly_symmetric(student, seed):
    """Is symmetric to the last bit."""
    rng = np.random.default_rng(seed("symmetric"))
    for d in (2, 3):
        c = rng.normal(size=d)
        x = rng.normal(size=d)
        H = student.numerical_hessian(lambda z, c=c: float(np.exp(c @ z) * np.sin(z.sum())), x)
        H = as_array(H, shape=(d, d))
        require(np.array_equal(H, H.T), "H differs from H.T: fill one half and mirror it.")
        require(np.abs(H).max() > 0, "H is all zeros.")


@pytest.mark.points(1)
def test_large_steps_show_the_formula(student):
    """Follows the formula with its step h, on the diagonal too, as large steps show."""
    x = np.array([1.0, -2.0])
    for h in (0.5, 0.25):
        H = student.numerical_hessian(lambda z: float(z[0] ** 4 + 3 * z[0] ** 3 * z[1]), x, h)
        corner = 12 * x[0] ** 2 + 8 * h**2 + 18 * x[0] * x[1]
        side = 9 * x[0] ** 2 + 3 * h**2
        assert_close(H, np.array([[corner, side], [side, 0.0]]), atol=1e-9)
