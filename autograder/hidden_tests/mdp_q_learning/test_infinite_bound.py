"""Hidden tests of infinite_bound; first docstring lines are shown to students."""

import math

import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import assert_bound, geometric_tail
from autograder.testing import (
    assert_cases,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_series(student):
    """Returns what is left of the series, from the start by default or after some steps."""
    cases = [((3.0, 0.5), 6.0), ((3.0, 0.5, 2), 1.5)]
    cases += [
        ((7.0, 0.9), geometric_tail(7.0, 0.9, 0)),
        ((0.25, 0.75, 1), geometric_tail(0.25, 0.75, 1)),
    ]
    cases += [((r, g, k), geometric_tail(r, g, k)) for r, g, k in [(1.5, 0.3, 1), (4.0, 0.95, 20)]]
    cases += [((4.0, 0.95, 400), geometric_tail(4.0, 0.95, 400))]  # what is left is small
    cases += [((2.0, 1 - 2**-45), 2.0**46)]  # a discount near 1 is not 1
    assert_cases(student.infinite_bound, cases, compare=assert_bound)


@pytest.mark.points(1)
def test_extreme_discounts(student):
    """Takes gamma = 0, where the first reward is all, and gamma = 1, with and without rewards."""
    cases = [((5.0, 0.0), 5.0), ((5.0, 0.0, 0), 5.0), ((5.0, 0.0, 1), 0.0), ((5.0, 0.0, 3), 0.0)]
    cases += [
        ((8, 0.75), 32.0),
        ((2.0, 1.0), math.inf),
        ((2.0, 1.0, 9), math.inf),
        ((1e-9, 1.0), math.inf),
    ]
    cases += [((0.0, 1.0), 0.0), ((0.0, 1.0, 4), 0.0), ((0.0, 0.5, 4), 0.0), ((3, 1), math.inf)]
    assert_cases(student.infinite_bound, cases, compare=assert_bound)


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for a negative r_max or number of steps, and for gamma outside [0, 1]."""
    works_on = [(3.0, 0.5), (3.0, 0.5, 2)]
    calls = {
        "r_max < 0": (-1.0, 0.5),
        "r_max slightly below 0": (-1e-6, 0.5, 2),
        "gamma > 1": (1.0, 1.5),
        "gamma slightly above 1": (1.0, 1 + 2**-40, 3),
        "gamma < 0": (1.0, -0.5),
        "gamma slightly below 0": (1.0, -(2**-40), 2),
        "steps < 0": (1.0, 0.5, -1),
        "steps < 0 and gamma = 1": (0.0, 1.0, -2),
        "steps < 0 and gamma = 0": (1.0, 0.0, -1),
    }
    assert_raises(student.infinite_bound, ValueError, calls, works_on=works_on)


@counterexample_search(
    r_max=strategies.choices(0.0, 1.0, 3.0),
    gamma=strategies.choices(0.0, 0.5, 1.0),
    steps=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, r_max, gamma, steps):
    got = student.infinite_bound(r_max, gamma, steps)
    assert_bound(got, reference.infinite_bound(r_max, gamma, steps))
