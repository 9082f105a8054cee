"""Hidden tests of svm_subgradient; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import (
    LINE,
    SIGNS,
    clouds,
    primal_value,
    score,
    separated,
)
from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_derivative_of,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

W = np.array([1.0])
NEAR = np.array([[0.999], [1.001]])  # just inside of the street, and just outside
PARTS = "g_w", "g_b"


@pytest.mark.points(1)
def test_slopes_along_w(student, reference, seed):
    """Returns for w the slopes of the objective, and leaves arguments alone."""
    rng = np.random.default_rng(seed("clouds"))
    cases = [((3 * W, -1.5, LINE, SIGNS, 10.0), [3.0]), ((W, -2.5, LINE, SIGNS, 4.0), [-19.0])]
    cases.append(((W, 0.0, NEAR, np.ones(2), 2.0), [1 - 2 * 0.999]))
    assert_cases(student.svm_subgradient, cases, part=(0, 2), what="g_w")
    calls = []
    for n, d, C in [(6, 1, 1.0), (15, 3, 0.3), (30, 2, 4.0)]:
        X, y = clouds(rng, n, d)
        calls.append((rng.normal(size=d), rng.normal(), X, y, C))
    differences = {"part": (0, 2), "what": "g_w", "step": 1e-7, "rtol": 1e-5, "atol": 1e-5}
    assert_derivative_of(student.svm_subgradient, primal_value, calls, argument=0, **differences)
    cases = [(call, g_w) for call, (g_w, _) in answered_by(reference.svm_subgradient, calls)]
    assert_cases(student.svm_subgradient, cases, part=(0, 2), what="g_w", scaled_atol=1e-9)
    assert_leaves_arguments(student.svm_subgradient, calls)


@pytest.mark.points(1)
def test_slope_along_b(student, seed):
    """Returns for b the slope of the objective."""
    rng = np.random.default_rng(seed("clouds"))
    cases = [((W, -2.5, LINE, SIGNS, 4.0), -8.0), ((W, 2.5, LINE, SIGNS, 4.0), 4.0)]
    cases += [((-W, 0.5, LINE, SIGNS, 0.5), -0.5), ((W, 0.0, NEAR, np.ones(2), 2.0), -2.0)]
    for n, d, C in [(6, 1, 1.0), (15, 3, 0.3), (30, 2, 4.0)]:
        X, y = clouds(rng, n, d)
        w, b = rng.normal(size=d), rng.normal()
        pulls = [t for x, t in zip(X, y, strict=True) if t * score(w, b, x) < 1]
        cases.append(((w, b, X, y, C), -C * sum(pulls)))
    assert_cases(student.svm_subgradient, cases, part=(1, 2), what="g_b", atol=1e-9)


@pytest.mark.points(1)
def test_points_on_the_gutters(student):
    """Lets points on the gutters (small integers) pull at nothing, and those inside fully."""
    grid = np.array([[1.0, 0.0], [0.0, 1.0], [2.0, -1.0], [-1.0, 0.0], [0.0, 0.0], [3.0, 1.0]])
    y = np.array([1.0, 1.0, 1.0, -1.0, -1.0, 1.0])
    almost = np.array([1 - 2.0**-40])  # one point at 1, so that its margin is just below 1
    cases = [
        ((W, -2.0, LINE, SIGNS, 10.0), ([-19.0], -10.0)),
        ((almost, 0.0, np.ones((1, 1)), np.ones(1), 2.0), (almost - 2, -2.0)),
        ((np.array([1.0, 1.0]), 0.0, grid, y, 2.0), ([1.0, 1.0], 2.0)),
        ((np.array([1.0, 1.0]), 0.0, grid, -y, 1.0), ([8.0, 2.0], 2.0)),
        ((np.array([0.0, 0.0]), 1.0, grid, y, 3.0), ([-3.0, 0.0], 6.0)),
    ]
    assert_cases(student.svm_subgradient, cases, parts=PARTS, atol=1e-9)


@pytest.mark.points(1)
def test_content_points(student, seed):
    """Returns (w, 0) if no point has slack, or if slack is free."""
    rng = np.random.default_rng(seed("separated"))
    X, y, w, b = separated(rng, 9, 3)
    factor = 1.5 / np.min(y * (X @ w + b))
    clear = factor * w, factor * b
    cases = [
        ((W, -1.0, LINE, SIGNS, 10.0), ([1.0], 0.0)),
        ((5 * W, -5.0, LINE, SIGNS, 10.0), ([5.0], 0.0)),
        ((*clear, X, y, 3.0), (clear[0], 0.0)),
        ((w, b + 5, X, y, 0.0), (w, 0.0)),
        ((-3 * W, 1.0, LINE, SIGNS, 0.0), ([-3.0], 0.0)),
    ]
    assert_cases(student.svm_subgradient, cases, parts=PARTS, atol=1e-9)
    assert_leaves_arguments(student.svm_subgradient, [call for call, _ in cases])
    whole = np.array([1]), -1, LINE.astype(int), SIGNS.astype(int), 10.0
    settings = {"part": (0, 2), "what": "g_w", "dtype": np.float64}
    assert_cases(student.svm_subgradient, [(whole, [1.0])], **settings)


@pytest.mark.points(1)
def test_prices_sizes_and_integers(student, reference, seed):
    """Takes points on the wrong side, tiny and huge C, single points, and integers."""
    rng = np.random.default_rng(seed("clouds"))
    X, y = clouds(rng, 12, 2)
    calls = [(rng.normal(size=2), 0.5, X, y, C) for C in (1e9, 1e-9)]
    cases = [
        ((-W, 1.0, LINE, SIGNS, 3.0), [-16.0]),
        ((-W, 1.0, LINE[1:2], SIGNS[1:2], 3.0), [-7.0]),
        ((W, 5.0, LINE[2:], -SIGNS[2:], 2.0), [7.0]),
    ]
    cases += [(call, g_w) for call, (g_w, _) in answered_by(reference.svm_subgradient, calls)]
    assert_cases(student.svm_subgradient, cases, part=(0, 2), what="g_w", scaled_atol=1e-9)
    one, signs = np.array([1]), SIGNS.astype(int)
    cases = [
        ((one, -2, LINE.astype(int), signs, 10.0), [-19.0]),
        ((-3 * one, 1, LINE.astype(int), signs, 0.5), [-5.5]),
        ((one, -3.0, LINE + 0.5, signs, 0.25), [-0.5]),
    ]
    settings = {"part": (0, 2), "what": "g_w", "dtype": np.float64}
    assert_cases(student.svm_subgradient, cases, **settings)


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(-1.0, 1.0)),
    w=strategies.vectors(1, -3, 3),
    b=strategies.numbers(-3, 3),
    C=strategies.choices(1.0, 3.0, 0.5),
)
def agrees_with_the_reference(student, reference, data, w, b, C):
    expected = reference.svm_subgradient(w, b, *data, C)
    assert_close(student.svm_subgradient(w, b, *data, C), expected, atol=1e-9, parts=PARTS)
