"""Hidden tests of optimization/subgradient_descent; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    as_number,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

ABSOLUTE_ERROR = "absolute_error", "absolute_error_subgradient"


def walk_cases(open_function, walks, slope=1.0):
    """Return cases: walks with listed lengths of steps on slope * abs(w), and their best points."""
    functions = [open_function(name, np.array([[slope]]), np.zeros(1)) for name in ABSOLUTE_ERROR]
    for start, steps, best in walks:
        rule = open_function("listed_rate", np.array(steps) / slope)
        call = *functions, np.array([start]), rule, len(steps)
        yield call, (np.array([best]), slope * abs(best))


@pytest.mark.points(1)
def test_returns_the_best_iterate(student, open_function):
    """Returns the best iterate, though later iterates are worse."""
    walks = [
        (3.0, [2.0, 4.0, 1.0], 1.0),  # 3, 1, -3, -2
        (5.0, [1.0, 3.5, 2.0, 2.0], 0.5),  # 5, 4, 0.5, -1.5, 0.5
        (-2.0, [0.5, 1.25, 2.0], -0.25),  # -2, -1.5, -0.25, 1.75
        (1.0, [1e-6, 3.0], 1 - 1e-6),  # a little better is better
        (1.0, [3.0] + [2.0**-7] * 255 + [1.0], -(2.0**-7)),  # 1, -2, ...: worse for long
        (2.0, [4.0, 1.5, 3.0], -0.5),  # 2, -2, -0.5: an equal one is no reason to stop
        (1.0, [2.0**-60, 0.5, 2.0], 0.5),  # 1, 1, 0.5, -1.5: nor is a step lost in rounding
    ]
    cases = [(call, w) for call, (w, _) in walk_cases(open_function, walks)]
    settings = {"read": lambda answer: as_tuple(answer, 2)[0], "what": "the best w"}
    assert_cases(student.subgradient_descent, cases, atol=1e-9, **settings)


@pytest.mark.points(1)
def test_first_and_last_iterate_count(student, open_function):
    """Counts w0 (of integers, too) and the last iterate, and takes the earliest of equals."""
    walks = [
        (1.0, [4.0, 1.0], 1.0),  # 1, -3, -2: w0 is the best
        (4.0, [1.0, 1.0, 1.0], 1.0),  # 4, 3, 2, 1: the last one is
        (3.0, [2.0, 2.0], 1.0),  # 3, 1, -1: the earlier of the two
        (-1.0, [2.0], -1.0),  # -1, 1
        (1.0, [4.0], 1.0),  # 1, -3
        (2.0, [5.0, 1.0, 2.5], 0.5),  # 2, -3, -2, 0.5: up first, best last
        (2.5, [], 2.5),
        (-1.0, [], -1.0),
        (-2, [], -2),  # a start of ints may come back as it is
        (2, [1.5, 2.0], 0.5),
    ]
    cases = [(call, w) for call, (w, _) in walk_cases(open_function, walks)]
    # Two points beside the bottom of w**2 / 2 - 3 w, which are at -4 both: 2 and 4.
    bowl = [
        open_function(name, np.eye(1), np.array([3.0]))
        for name in ("quadratic", "quadratic_gradient")
    ]
    cases.append(((*bowl, np.array([2.0]), open_function("constant_rate", 2.0), 1), [2.0]))
    settings = {"read": lambda answer: as_tuple(answer, 2)[0], "what": "the best w"}
    assert_cases(student.subgradient_descent, cases, atol=1e-9, **settings)


@pytest.mark.points(1)
def test_many_weights(student, reference, seed, open_function):
    """Returns the best w and its objective, for several weights, and leaves w0 as it was."""
    rng = np.random.default_rng(seed("data"))
    calls = []
    for n, d in [(5, 1), (7, 2), (12, 3), (9, 2), (20, 4)]:
        X, y, w0 = rng.normal(size=(n, d)), rng.normal(size=n), rng.normal(size=d)
        functions = [open_function(name, X, y) for name in ABSOLUTE_ERROR]
        rules = open_function("inverse_rate", 0.5), open_function("sqrt_rate", 0.2)
        calls += [(*functions, w0, rule, 25) for rule in rules]
    # An objective may be negative; and a smooth one has a gradient for a subgradient.
    bowl = [
        open_function(name, np.eye(2), 3 * np.ones(2))
        for name in ("quadratic", "quadratic_gradient")
    ]
    calls += [(*bowl, np.array(w0), rules[0], 9) for w0 in ([0.5, -1.0], [-2, 1])]
    # Ten steps and more are worse than the start, and then one is better.
    steep = [
        open_function(name, np.eye(1), np.zeros(1)) for name in ("quadratic", "quadratic_gradient")
    ]
    calls.append((*steep, np.ones(1), open_function("inverse_rate", 12.5), 14))
    assert_agrees(student.subgradient_descent, reference.subgradient_descent, calls, atol=1e-9)
    # The slope is so small that gains are below 1e-10.
    small = 2.0**-36
    flat = [open_function(name, np.array([[small]]), np.zeros(1)) for name in ABSOLUTE_ERROR]
    rule = open_function("inverse_rate", 4 / small)
    few = [(*flat, np.array([start]), rule, 6) for start in (3.0, -7.0)]
    # Beside a value of 1 a gain of 2e-10 is small, too.
    X, y = np.array([[small], [0.0]]), np.array([0.0, 1.0])
    lifted = [open_function(name, X, y) for name in ABSOLUTE_ERROR]
    few.append((*lifted, np.array([19.0]), open_function("inverse_rate", 16 / small), 1))
    oracle = reference.subgradient_descent
    assert_agrees(student.subgradient_descent, oracle, few, rtol=1e-9)
    starts = [calls[0], (*calls[2][:4], 0), calls[-1]]
    assert_leaves_arguments(student.subgradient_descent, starts)


@pytest.mark.points(1)
def test_comes_near_the_minimum(student, seed, open_function):
    """Comes near the minimum of the absolute error and of the lasso, and gives its value."""
    rng = np.random.default_rng(seed("data"))
    y = 3 * rng.permutation(np.arange(9.0))
    functions = [open_function(name, np.ones((9, 1)), y) for name in ABSOLUTE_ERROR]
    rule = open_function("sqrt_rate", 1.5)
    w, value = as_tuple(student.subgradient_descent(*functions, np.array([40.0]), rule, 400), 2)
    lowest = np.abs(y - np.median(y)).sum()
    require(lowest - 1e-9 <= as_number(value) <= lowest + 1, "It is not near the minimum.")
    at_w = np.abs(as_array(w, shape=(1,)) - y).sum()
    assert_close(value, at_w, atol=1e-9, what="the objective against that at the returned w")
    # With orthonormal columns the lasso has a solution in closed form: shrink X.T @ y by lam.
    X, _ = np.linalg.qr(rng.normal(size=(8, 3)))
    y, lam = X @ np.array([3.0, -2.0, 0.2]), 0.5
    solution = np.array([2.5, -1.5, 0.0])
    r = X @ solution - y
    lowest = r @ r / 2 + lam * np.abs(solution).sum()
    f, subgradient = (open_function(name, X, y, lam) for name in ("lasso", "lasso_subgradient"))
    answer = student.subgradient_descent(
        f, subgradient, np.zeros(3), open_function("sqrt_rate", 0.5), 400
    )
    value = as_number(as_tuple(answer, 2)[1])
    require(lowest - 1e-9 <= value <= lowest + 1e-2, "It is not near the minimum of the lasso.")


@counterexample_search(
    w0=strategies.vectors(size=1),
    rates=strategies.vectors(size=(0, 3), low=1, high=4),
)
def agrees_with_the_reference(student, reference, open_function, w0, rates):
    functions = [open_function(name, np.ones((1, 1)), np.zeros(1)) for name in ABSOLUTE_ERROR]
    call = *functions, w0, open_function("listed_rate", rates), len(rates)
    expected = reference.subgradient_descent(*call)
    assert_close(student.subgradient_descent(*call), expected, atol=1e-9)
