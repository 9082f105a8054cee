"""Hidden tests of linear_classification/threshold_unit; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

PAIRS = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
BITS = np.array([[0.0], [1.0]])


@pytest.mark.points(1)
def test_truth_tables(student):
    """Is AND, OR, NOT and NAND with the right weights, and fires where a sum equals theta."""
    half = np.array([0.5, 0.5])
    cases = [
        ((PAIRS, half, 0.75), np.array([0, 0, 0, 1])),
        ((PAIRS, half, 1.0), np.array([0, 0, 0, 1])),
        ((PAIRS, half, 0.5), np.array([0, 1, 1, 1])),
        ((PAIRS, 3 * half, 0.75), np.array([0, 1, 1, 1])),
        ((PAIRS, half, 0.0), np.array([1, 1, 1, 1])),
        ((PAIRS, half, 1.25), np.array([0, 0, 0, 0])),
        ((PAIRS, half, 1.0 + 2**-40), np.array([0, 0, 0, 0])),
        ((BITS, np.array([-1.0]), -0.5), np.array([1, 0])),
        ((BITS, np.array([-1.0]), -1.0), np.array([1, 1])),
        ((PAIRS, -half, -0.75), np.array([1, 1, 1, 0])),
        ((PAIRS, np.array([1.0, -1.0]), 1.0), np.array([0, 0, 1, 0])),
    ]
    assert_cases(student.threshold_unit, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_more_inputs(student, reference, seed):
    """Adds up any number of inputs, takes integers, and leaves the arguments as they were."""
    rng = np.random.default_rng(seed("inputs"))
    fixed = np.array([[1.0, 2.0, 4.0], [0.0, 3.0, 1.0], [2.0, 2.0, 0.0]])
    calls = [(fixed, np.array([1.0, 2.0, 1.0]), theta) for theta in (1.0, 6.5, 8.0)]
    for n, d in [(6, 3), (1, 4), (9, 5)]:
        X, w = rng.integers(5, size=(n, d)) / 4.0, rng.integers(5, size=d) / 2.0
        calls += [(X, w, float(theta) + 2**-5) for theta in (np.median(X @ w), 0.0)]
    cases = [(call, (call[0] @ call[1] - call[2] >= 0).astype(int)) for call in calls]
    assert_cases(student.threshold_unit, cases, compare=assert_equal)
    assert_agrees(student.threshold_unit, reference.threshold_unit, calls, compare=assert_equal)
    assert_accepts(student.threshold_unit, calls[:3], integers=True, compare=assert_equal)
    assert_leaves_arguments(student.threshold_unit, calls)


@counterexample_search(
    X=strategies.matrices((1, 3), 2, low=-2, high=2),
    w=strategies.vectors(2, low=-2, high=2),
    theta=strategies.numbers(-2, 2),
)
def agrees_with_the_reference(student, reference, X, w, theta):
    assert_equal(student.threshold_unit(X, w, theta), reference.threshold_unit(X, w, theta))
