"""Hidden tests of math_foundations/numerical_jacobian; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import Case, assert_cases, assert_leaves_arguments

TOLERANCE = {"rtol": 0.0, "scaled_atol": 1e-7}  # as promised, relative to the largest entry


@pytest.mark.points(1)
def test_linear_maps(student, seed, open_function):
    """Finds A for the linear map A x, as float64, one row per output, and leaves x as it is."""
    rng = np.random.default_rng(seed("linear"))
    cases = []
    for n, m in [(2, 3), (3, 2), (2, 2), (4, 3)]:
        A = rng.normal(size=(n, m))
        cases.append(((open_function("linear_map", A), rng.normal(size=m)), A))
    (f, x), _ = cases[-1]
    cases.append(((open_function("linear_map", 1e-9 * A), x), 1e-9 * A))
    assert_cases(student.numerical_jacobian, cases, dtype=np.float64, **TOLERANCE)
    calls = [(f, x), (f, np.array([2, -1, 5])), (f, np.array([0.25, 1.5, -2.0]), 0.25)]
    assert_leaves_arguments(student.numerical_jacobian, calls)


@pytest.mark.points(1)
def test_curved_maps(student, reference, seed, open_function):
    """Agrees with calculus and the chain rule on curved maps, and for x of integers."""
    rng = np.random.default_rng(seed("curved"))
    polar, cases = open_function("polar"), []
    for x in (*rng.uniform([0.5, 0.2], [2.0, 1.3], size=(2, 2)), np.array([2, 1])):
        r, t = x
        exact = np.array([[np.cos(t), -r * np.sin(t)], [np.sin(t), r * np.cos(t)], [2 * r, 0.0]])
        W = rng.normal(size=(2, 3))
        cases += [
            ((polar, x), exact),
            ((polar, x), reference.numerical_jacobian(polar, x)),
            ((open_function("weighted_polar", W), x), W @ exact),
        ]
    # Outputs that are integers at x.
    integers = np.array([[3, -1, 2], [7, 5, -4], [1, 6, 9]])
    cases.append(((open_function("linear_map", integers), np.array([2, 0, 5])), integers))
    cubes = open_function("cubes_and_zero")
    for a, b, h in [(1.0, -2.0, 2.5), (1.0, -2.0, 0.25), (300.0, -800.0, 0.5)]:
        # Large steps show the formula, and that a step is h at large entries, too.
        expected = [[3 * a**2 + h**2, 0.0], [0.0, 3 * b**2 + h**2], [0.0, 0.0]]
        call = cubes, np.array([a, b]), h
        cases.append(Case(call, expected, rtol=1e-9, atol=1e-9, scaled_atol=0.0))
    assert_cases(student.numerical_jacobian, cases, **TOLERANCE)


@pytest.mark.points(1)
def test_single_output_or_input(student, seed, open_function):
    """Has the shape (1, m) for one output, a float or in an array, and (n, 1) for one input."""
    rng = np.random.default_rng(seed("single"))
    cases = [((open_function("powers"), np.array([3.0])), [[1.0], [6.0]])]
    for m in (1, 3):
        x = rng.uniform(0.5, 2.0, size=m)
        cases.append(((open_function("quadratic_form", np.eye(m)), x, 0.25), [2 * x]))
        cases.append(((open_function("listed_length_squared"), x), [2 * x]))
        A = rng.normal(size=(3, m))
        cases.append(((open_function("linear_map", A), x), A))
    assert_cases(student.numerical_jacobian, cases, **TOLERANCE)
