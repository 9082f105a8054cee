"""Hidden tests of randomized_optimization/acceptance_probability; titles are shown to students."""

import math

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_varies,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_losses(student, seed):
    """Accepts a loss with probability exp(delta / T)."""
    rng = np.random.default_rng(seed("losses"))
    cases = [
        ((-2.0, 1.0), math.exp(-2)),
        ((-1.0, 4.0), math.exp(-0.25)),
        ((-3, 2), math.exp(-1.5)),
        ((-1e-9, 1e-9), math.exp(-1)),
        ((-5e8, 1e9), math.exp(-0.5)),
        ((-3e15, 1e15), math.exp(-3)),
        ((-1e-7, 1.0), math.exp(-1e-7)),
        ((-60.0, 1.0), math.exp(-60)),
        ((-700.0, 2.0), math.exp(-350)),
        ((-700.0, 1.0), math.exp(-700)),
        ((-2e-300, 1e-300), math.exp(-2)),
    ]
    for delta, T in zip(-rng.uniform(0.1, 4, size=8), rng.uniform(0.2, 5, size=8), strict=True):
        cases.append(((float(delta), float(T)), math.exp(delta / T)))
    assert_cases(student.acceptance_probability, cases)


@pytest.mark.points(1)
def test_gains(student):
    """Accepts every gain, and a step that changes nothing."""
    assert_varies(student.acceptance_probability, [(-1.0, 1.0), (1.0, 1.0)])
    gains = [(0.0, 1.0), (0, 0.3), (2.0, 1.0), (0.5, 40.0), (1e9, 1e-9), (1e-12, 5.0), (900, 1)]
    assert_cases(student.acceptance_probability, [(gain, 1.0) for gain in gains])


@pytest.mark.points(1)
def test_limits_of_temperature(student):
    """Takes temperatures of 0 and infinity, and losses for which the probability is 0."""
    cases = [
        Case((-1.0, 0.0), 0.0, label="a loss at T = 0"),
        Case((-1e-12, 0), 0.0, label="a small loss at T = 0"),
        Case((0.0, 0.0), 1.0, label="no change at T = 0"),
        Case((3.0, 0.0), 1.0, label="a gain at T = 0"),
        Case((-7.0, math.inf), 1.0, label="a loss at T = inf"),
        Case((7.0, math.inf), 1.0, label="a gain at T = inf"),
        Case((-1e9, 1e-9), 0.0, label="a huge loss in the cold"),
        Case((-1e6, 1.0), 0.0, label="a huge loss"),
    ]
    assert_cases(student.acceptance_probability, cases)


@counterexample_search(
    delta=strategies.choices(-2.0, -1.0, 0.0, 1.0), T=strategies.choices(0.0, 1.0, 2.0, math.inf)
)
def agrees_with_the_reference(student, reference, delta, T):
    got = student.acceptance_probability(delta, T)
    assert_close(got, reference.acceptance_probability(delta, T))
