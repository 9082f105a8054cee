"""Hidden tests of math_foundations/numerical_jacobian; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.checking.compare import as_array, assert_close, assert_unchanged


def near(got, expected, what="the result"):
    """Compare at the promised tolerance, relative to the largest entry."""
    expected = np.asarray(expected)
    got = as_array(got, shape=expected.shape, what=what)
    assert_close(got, expected, rtol=0.0, atol=1e-7 * np.abs(expected).max(), what=what)


@pytest.mark.points(1)
def test_linear_maps(student, seed):
    """Finds the matrix of a linear map, one row per output, also where n and m differ."""
    rng = np.random.default_rng(seed("linear"))
    for n, m in [(2, 3), (3, 2), (1, 3), (3, 1), (2, 2), (1, 1)]:
        A, x = rng.normal(size=(n, m)), rng.normal(size=m)
        near(student.numerical_jacobian(lambda z, A=A: A @ z, x), A)
    assert_unchanged(student.numerical_jacobian, lambda z: A @ z, x)
    x = np.array([2, -1, 5])
    near(student.numerical_jacobian(lambda z: np.array([z @ z, z[0] * z[2]]), x),
         np.array([[4.0, -2.0, 10.0], [5.0, 0.0, 2.0]]))  # fmt: skip
    assert_unchanged(student.numerical_jacobian, lambda z: z[:2] ** 2, x)


@pytest.mark.points(1)
def test_curved_maps(student, reference, seed):
    """Agrees with calculus and the chain rule on curved maps, with a central error."""
    rng = np.random.default_rng(seed("curved"))
    for _ in range(2):
        r, t = rng.uniform(0.5, 2.0), rng.uniform(0.2, 1.3)

        def polar(z):
            return np.array([z[0] * np.cos(z[1]), z[0] * np.sin(z[1]), z[0] ** 2])

        exact = [[np.cos(t), -r * np.sin(t)], [np.sin(t), r * np.cos(t)], [2 * r, 0.0]]
        J = as_array(student.numerical_jacobian(polar, np.array([r, t])), shape=(3, 2))
        near(J, exact)
        near(J, reference.numerical_jacobian(polar, np.array([r, t])))
        w = rng.normal(size=3)
        chain = student.numerical_jacobian(lambda z, w=w: w @ polar(z), np.array([r, t]))
        assert_close(as_array(chain, shape=(1, 2))[0], J.T @ w, rtol=0.0, atol=1e-6)
    x = np.array([1.0, -2.0])
    for h in (0.5, 0.25):
        found = student.numerical_jacobian(lambda z: np.array([z[0] ** 3, z[1] ** 3, 0.0]), x, h)
        expected = np.array([[3 + h**2, 0.0], [0.0, 12 + h**2], [0.0, 0.0]])
        assert_close(found, expected, atol=1e-9)


@pytest.mark.points(1)
def test_single_output(student, seed):
    """Has the shape (1, m) if f returns a float, and if it returns one number in an array."""
    rng = np.random.default_rng(seed("single"))
    for m in (1, 3):
        x = rng.uniform(0.5, 2.0, size=m)
        near(student.numerical_jacobian(lambda z: float(z @ z), x), [2 * x])
        near(student.numerical_jacobian(lambda z: np.array([np.sum(z**2)]), x), [2 * x])
    near(student.numerical_jacobian(lambda z: np.array([z[0], z[0] ** 2]), np.array([3.0])),
         [[1.0], [6.0]])  # fmt: skip
