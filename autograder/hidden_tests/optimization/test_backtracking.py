"""Hidden tests of optimization/backtracking; first docstring lines are shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.testing import (
    Case,
    as_number,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


def is_clear(f, grad, w, eta0, beta, c):
    """Report whether every trial step is clearly on one side of Armijo's condition."""
    for k in range(20):
        eta = eta0 * beta**k
        left, right = f(w - eta * grad), f(w) - c * eta * (grad @ grad)
        if abs(left - right) <= 1e-3 * max(abs(left), abs(right), 1e-3):
            return False
        if left < right:
            return True
    return True


@pytest.mark.points(1)
def test_first_good_step_is_taken(student, open_function):
    """Takes eta0 if that is good enough, else the first eta0 * beta**k (w of integers, too)."""
    f = open_function("quadratic", 2 * np.eye(1), np.zeros(1))  # w**2, good below 1 - c
    w, grad = np.array([3.0]), np.array([6.0])
    sizes = [
        ((0.9, 0.5), 0.9),
        ((0.25, 0.5), 0.25),
        ((7.0, 0.5), 0.875),
        ((3.0, 0.3), 0.9),
        ((4.0, 0.6), 0.864),
        ((50.0, 0.1), 0.5),
    ]
    cases = [((f, grad, w, *options), size) for options, size in sizes]
    assert_cases(student.backtracking, cases, read=as_number)
    calls = [(f, grad, w, 5.0), (f, np.array([6.0]), np.array([3.0]), 0.25)]
    assert_leaves_arguments(student.backtracking, calls)
    # A step of 0.75 leads to -1.5, which is too high, and not to -1.
    calls[1] = f, grad, w, 0.75, 0.5, 0.28
    assert_accepts(student.backtracking, calls, integers=[1, 2], read=as_number)


@pytest.mark.points(1)
def test_decrease_must_be_sufficient(student, open_function):
    """Insists on the share c of the promised decrease; the defaults are 1, 0.5 and 1e-4."""
    parabola = open_function("quadratic", 2 * np.eye(1), np.zeros(1))
    at = parabola, np.array([6.0]), np.array([3.0])  # 1e-4 is the default of c
    cases = [(at, 0.5), ((*at, 0.999), 0.999), ((*at, 0.9998), 0.9998), ((*at, 0.99995), 0.499975)]
    # A short gradient is not zero: the parabola is steep, and 0.125 would be too long.
    steep = open_function("quadratic", 16 * np.eye(1), np.zeros(1))
    for w in (np.array([1e-10]), np.array([1e-14])):
        short = f"a gradient of length {16 * w[0]:.1e}"
        cases.append(Case((steep, 16 * w, w, 0.9), 0.1125, label=short))
    # A gradient twice too long promises four times too much: all steps go down, none far enough.
    ramp = open_function("first_entry")
    cases.append(((ramp, np.array([2.0]), np.zeros(1), 1.0, 0.5, 0.75), 0.0))
    for curvature in (2.0, 0.2, 16.0):
        f = open_function("quadratic", curvature * np.eye(2), np.zeros(2))
        w = np.array([0.6, -0.8]) / curvature**0.3
        for c, top in [(0.5, 1.0), (0.9, 0.2), (0.1, 1.8)]:  # good below 2 (1 - c) / curvature
            for share in (0.97, 1.03, 4.1):
                eta0 = share * top / curvature
                times = np.ceil(np.log2(max(share, 1)))
                cases.append(((f, curvature * w, w, eta0, 0.5, c), eta0 * 0.5**times))
    assert_cases(student.backtracking, cases, read=as_number)


@pytest.mark.points(1)
def test_agrees_with_trying_all(student, reference, seed, open_function):
    """Agrees with trying all step sizes in turn, on quadratics and in a curved valley."""
    rng = np.random.default_rng(seed("valleys"))
    calls = []
    for d in (1, 2, 3, 4):
        root = rng.normal(size=(d, d))
        A, b = root @ root.T + 0.2 * np.eye(d), rng.normal(size=d)
        f = open_function("quadratic", A, b)
        for w in 2 * rng.normal(size=(3, d)):
            numbers = rng.uniform([0.5, 0.3, 0.01], [9, 0.8, 0.45]).tolist()
            calls.append((f, A @ w - b, w, *numbers))
            calls.append((f, A @ w - b, w, 0.01, *numbers[1:]))  # short enough at once
    f, slope = open_function("rosenbrock"), open_function("rosenbrock_gradient")
    calls += [(f, slope(w), w, 1.0, 0.5, 1e-4) for w in rng.uniform(-1.5, 1.5, size=(4, 2))]
    clear = [call for call in calls if is_clear(*call)]
    assert_agrees(student.backtracking, reference.backtracking, clear, read=as_number)


@pytest.mark.points(1)
def test_zero_gradient_and_infinite_values(student, open_function):
    """Returns eta0 for a zero gradient, and refuses a step to where f is infinite."""
    f = open_function("quadratic", 2 * np.eye(2), np.zeros(2))
    cases = [((f, np.zeros(2), np.zeros(2), eta0), eta0) for eta0 in (1.0, 0.3, 8.0)]
    barrier = open_function("barrier")
    w = np.array([4.0, 2.0])  # the gradient is 1 - 1 / w
    grad = np.array([0.75, 0.5])
    for eta0, beta, expected in [(1.0, 0.5, 1.0), (8.0, 0.5, 2.0), (10.0, 0.5, 2.5)]:
        cases.append(((barrier, grad, w, eta0, beta), expected))
    wall = open_function("ramp_to_a_wall", 0.3)
    cases.append(((wall, np.array([-1.0]), np.zeros(1)), 0.25))
    assert_cases(student.backtracking, cases, read=as_number)


@pytest.mark.points(1)
def test_gives_up_after_60(student, open_function):
    """Tries k = 0 to 60, and returns 0.0 if no step is good enough."""
    ramp, start = open_function("first_entry"), np.zeros(1)
    uphill = np.array([-1.0])  # the wrong sign: no step in this direction goes down
    cases = [((ramp, uphill, start), 0.0), ((ramp, uphill, start, 3.0, 0.5, 0.2), 0.0)]
    for beta, eta0 in [(0.5, 1.0), (0.5, 3.0)]:
        for k in (60, 59, 61, 30):
            wall = open_function("ramp_to_a_wall", eta0 * beta**k * (1 + beta**-1) / 2)
            expected = eta0 * beta**k if k <= 60 else 0.0
            cases.append(((wall, uphill, start, eta0, beta), expected))
    assert_cases(student.backtracking, cases, read=as_number)


@counterexample_search(
    w=strategies.vectors(size=(1, 2), low=-2, high=2),
    curvature=strategies.choices(1.0, 5.0, 0.3),
    eta0=strategies.choices(1.0, 3.0),
    c=strategies.choices(1e-4, 0.4),
)
def agrees_with_the_reference(student, reference, open_function, w, curvature, eta0, c):
    f = open_function("quadratic", curvature * np.eye(len(w)), np.zeros(len(w)))
    call = f, curvature * w, w, eta0, 0.5, c
    assume(not w.any() or is_clear(*call))
    assert_close(student.backtracking(*call), reference.backtracking(*call))
