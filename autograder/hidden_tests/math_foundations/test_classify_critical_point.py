"""Hidden tests of math_foundations/classify_critical_point; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
    symmetric_matrix,
)


def critical(rng, eigenvalues, expected):
    """Make cases of a critical point with these eigenvalues, along the axes and turned."""
    grad = np.zeros(len(eigenvalues))
    turned = symmetric_matrix(rng, eigenvalues)
    hessians = np.diag(eigenvalues), np.diag(eigenvalues[::-1]), turned
    return [((grad, H), expected) for H in hessians]


@pytest.mark.points(1)
def test_clear_signs(student, seed):
    """Tells minimum, maximum and saddle by the eigenvalues of H, also for integers."""
    rng = np.random.default_rng(seed("clear"))
    H = np.array([[1.0, 2.0], [2.0, 1.0]])
    cases = [((np.zeros(2), H), "saddle")]
    cases.append(((np.array([0, 0]), np.array([[1, 2], [2, 1]])), "saddle"))
    cases.append(((np.array([0, 0]), np.array([[2, 1], [1, 2]])), "minimum"))
    for values in [(3.0,), (0.5, 4.0), (1.0, 2.0, 1e-3), (4.0, 4.0, 1.0, 2.0)]:
        cases += critical(rng, values, "minimum")
        cases += critical(rng, tuple(-value for value in values), "maximum")
    pairs = [(1.0, -1.0), (5.0, 4.0, -0.01), (-5.0, -4.0, 0.01)]
    for values in [*pairs, (2.0, 1.0, -1.0, -3.0), (1.0, 2.0, 3.0, -0.5)]:
        cases += critical(rng, values, "saddle")
    assert_cases(student.classify_critical_point, cases)
    grads = np.zeros(2), np.array([1.0, -2.0]), np.array([0, -3])
    calls = [(grad, matrix) for grad in grads for matrix in (H, np.array([[2, 1], [1, 2]]))]
    assert_leaves_arguments(student.classify_critical_point, calls)


@pytest.mark.points(1)
def test_zero_eigenvalues(student, seed):
    """Says 'undetermined' if a zero eigenvalue decides, but a saddle is a saddle all the same."""
    rng = np.random.default_rng(seed("zero"))
    cases = []
    for values in [
        (0.0,),
        (1e-10,),
        (2.0, 0.0),
        (-2.0, 0.0),
        (0.0, 0.0),
        (3.0, 1.0, 0.0),
        (-3.0, 0.0, 0.0),
        (1.0, 1e-10),
        (1.0, -1e-10),
        (-1.0, 1e-10),
        (-1.0, -1e-10),
        (2.0, 1.0, -1e-12),
    ]:
        cases += critical(rng, values, "undetermined")
    H = np.array([[10.1, 30.3], [30.3, 90.9]])  # eigenvalues 0 and 101
    cases.append(((np.zeros(2), H), "undetermined"))
    for values in [
        (3.0, -1e-6),
        (1.0, -1.0, 0.0),
        (0.0, 2.0, -0.5),
        (1e-6, -1e-6, 0.0),
        (3.0, -2.0, 1e-11),
    ]:
        cases += critical(rng, values, "saddle")
    assert_cases(student.classify_critical_point, cases)


@pytest.mark.points(1)
def test_gradient_comes_first(student, seed):
    """Says 'not critical' if the length of the gradient exceeds tol, whatever H is."""
    rng = np.random.default_rng(seed("gradient"))
    cases = []
    for values in [(3.0,), (1.0, 2.0), (-1.0, -2.0), (1.0, -1.0), (1.0, 0.0), (0.0, 0.0)]:
        H, d = symmetric_matrix(rng, values), len(values)
        slopes = (np.ones(d), -np.ones(d), 1e-6 * np.eye(d)[0], -0.3 * np.eye(d)[-1])
        cases += [((grad, H), "not critical") for grad in slopes]
    for grad in (np.array([1.0, -1.0]), np.array([-1.0, -2.0])):
        cases.append(((grad, np.eye(2)), "not critical"))
        cases.append(((1e-10 * grad, np.diag([1.0, -1.0])), "saddle"))
    assert_cases(student.classify_critical_point, cases)


@pytest.mark.points(1)
def test_tolerance(student):
    """Uses tol for the length of the gradient and for the eigenvalues, as an absolute line."""
    zero = np.zeros(2)
    cases = [((zero, np.diag([1e6, 1e-3])), "minimum")]
    for unit, tol, expected in [
        (1e-6, None, "minimum"),
        (1e-10, None, "undetermined"),
        (1e-3, 0.05, "undetermined"),
        (1e3, 0.05, "minimum"),
        (1.0, 0.05, "minimum"),
        (1e-10, 1e-12, "minimum"),
    ]:
        rest = () if tol is None else (tol,)
        H = unit * np.diag([1.0, 2.0])
        cases.append(((zero, H, *rest), expected))
        cases.append(((zero, -H, *rest), expected.replace("minimum", "maximum")))
    grad = np.array([0.3, -0.4])
    for tol, expected in [(0.04, "not critical"), (6.0, "minimum"), (4e3, "undetermined")]:
        cases.append(((grad, np.diag([90.0, 200.0]), tol), expected))
    many, tol = np.full(144, 0.5), 0.55  # every entry is small, the length is 6
    cases.append(((many, 9 * np.eye(144), tol), "not critical"))
    cases.append(((many / 127, 9 * np.eye(144), tol), "minimum"))  # the sizes add up to more
    assert_cases(student.classify_critical_point, cases)


@counterexample_search(
    grad=strategies.choices(np.zeros(2), np.ones(2)), a=strategies.matrices(2, 2, -2, 2)
)
def agrees_with_the_reference(student, reference, grad, a):
    H = a + a.T
    expected = reference.classify_critical_point(grad, H)
    assert_equal(student.classify_critical_point(grad, H), expected)
