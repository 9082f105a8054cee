"""Hidden tests of randomized_optimization/boltzmann; titles are shown to students."""

import math

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_distributions,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

VALUES = np.array([3.0, 1.0, 3.0, -2.0])


def shares(values, T):
    """Return the shares, one exponential at a time."""
    values = [float(value) for value in values]
    weights = [math.exp((value - max(values)) / T) for value in values]
    return np.array([weight / math.fsum(weights) for weight in weights])


@pytest.mark.points(1)
def test_shares(student, seed):
    """Returns shares that are proportional to exp(f / T)."""
    rng = np.random.default_rng(seed("heights"))
    cases = [((np.array([0.0, math.log(3)]), 1.0), np.array([0.25, 0.75]))]
    cases += [((np.array([0.0, math.log(3)]), 0.5), np.array([0.1, 0.9]))]
    assert_cases(student.boltzmann, cases, atol=1e-9)
    calls = [(VALUES, T) for T in (0.3, 1.0, 7.0)]
    calls += [(rng.normal(size=n), T) for n in (1, 2, 30) for T in (0.4, 2.0)]
    assert_agrees(student.boltzmann, shares, calls, atol=1e-9)


@pytest.mark.points(1)
def test_limits(student):
    """Shares out evenly among the maxima at T = 0, and among all at T = inf."""
    cases = [
        Case((VALUES, 0.0), np.array([0.5, 0.0, 0.5, 0.0]), label="T = 0, two maxima"),
        Case((VALUES[1:], 0), np.array([0.0, 1.0, 0.0]), label="T = 0, one maximum"),
        Case((1e-25 * VALUES, 0.0), np.array([0.5, 0.0, 0.5, 0.0]), label="T = 0, tiny heights"),
        Case((1e9 + VALUES, 0.0), np.array([0.5, 0.0, 0.5, 0.0]), label="T = 0, large heights"),
        Case((VALUES, math.inf), np.full(4, 0.25), label="T = inf"),
        Case((np.full(3, 5.0), 0.0), np.full(3, 1 / 3), label="T = 0, all equal"),
    ]
    assert_cases(student.boltzmann, cases, atol=1e-9)


@pytest.mark.points(1)
def test_large_heights(student):
    """Takes heights of thousands, of either sign, and temperatures near 0."""
    calls = [
        (1e4 + VALUES, 1.0),
        (-1e4 + VALUES, 2.0),
        (1e4 * VALUES, 1.0),
        (VALUES, 1e-3),
        (1e-9 * VALUES, 1e-9),
        (1e-25 * VALUES, 1e-25),
        (1e25 * VALUES, 1e25),
    ]
    calls += [(np.array([1000.0, 1001.0]), 1.0), (np.array([-5000.0, 5000.0]), 4000.0)]
    assert_agrees(student.boltzmann, shares, calls, atol=1e-9)
    assert_law(
        student.boltzmann, calls, lambda p, values, T: assert_distributions(p, shape=values.shape)
    )


@pytest.mark.points(1)
def test_errors_and_integers(student):
    """Raises ValueError for T below 0; takes integers, and leaves the heights alone."""
    small = [np.array([100, -100, 97], dtype=np.int8), np.array([3, 1, 0], dtype=np.uint8)]
    calls = [(values, T) for values in small for T in (2, 0.5)]
    assert_agrees(student.boltzmann, shares, calls, atol=1e-9)
    fails = {f"T = {T}": (VALUES, T) for T in (-1.0, -1e-9, -3, -1e-300)}
    assert_raises(student.boltzmann, ValueError, fails, works_on=[(VALUES, 1.0)])
    assert_leaves_arguments(student.boltzmann, [(VALUES, 1.0), (VALUES, 0.0)])


@counterexample_search(
    values=strategies.labels((1, 3), (0, 1, 3)), T=strategies.choices(0.0, 0.5, 1.0, math.inf)
)
def agrees_with_the_reference(student, reference, values, T):
    assert_close(student.boltzmann(values, T), reference.boltzmann(values, T), atol=1e-9)
