"""Hidden tests of pac_sample_size; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.bound_oracles import examples
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_smallest(student, reference, seed):
    """Returns the smallest number of examples that Haussler's bound asks for."""
    rng = np.random.default_rng(seed("sizes"))
    cases = [((10, 0.1, 0.2), 40), ((100, 0.1, 0.05), 77), ((973, 0.1, 0.01), 115)]
    cases.append(((3770, 0.02, 0.01), 643))  # 642.00002 before it is rounded up
    calls = []
    while len(calls) < 8:
        calls.append(
            (
                int(rng.integers(2, 10**5)),
                float(rng.uniform(0.01, 0.5)),
                float(rng.uniform(0.01, 0.5)),
            )
        )
    cases += [(call, examples(*call)) for call in calls]
    assert_cases(student.pac_sample_size, cases, compare=assert_equal)
    settings = {"compare": assert_equal}
    assert_agrees(student.pac_sample_size, reference.pac_sample_size, calls, **settings)


@pytest.mark.points(1)
def test_one_hypothesis(student):
    """Takes a single hypothesis, and eps and delta near 0 and near 1."""
    calls = [(1, 0.1, 0.05), (1, 0.5, 0.5), (1, 0.9, 0.5), (2, 0.3, 0.99), (7, 0.0001, 0.3)]
    calls += [(3, 0.99, 0.001), (1, 0.01, 1e-200), (7, 1e-10, 0.3)]
    cases = [Case(call, examples(*call), label="a single hypothesis") for call in calls[:3]]
    cases += [(call, examples(*call)) for call in calls[3:]]
    assert_cases(student.pac_sample_size, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_many_hypotheses(student):
    """Takes more hypotheses than a float can count."""
    calls = [(3**1000, 0.1, 0.05), (2**1100, 0.01, 0.3), (10**400, 0.3, 1e-9), (3**20, 0.1, 0.05)]
    cases = [(call, examples(*call)) for call in calls]
    assert_cases(student.pac_sample_size, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_refusals(student):
    """Raises ValueError for a number of hypotheses, an eps or a delta out of range."""
    calls = {
        "h_size = 0": (0, 0.1, 0.05),
        "h_size = -5": (-5, 0.1, 0.05),
        "eps = 0": (10, 0.0, 0.05),
        "eps = 1": (10, 1.0, 0.05),
        "eps = -0.1": (10, -0.1, 0.05),
        "delta = 0": (10, 0.1, 0.0),
        "delta = 1": (10, 0.1, 1.0),
        "delta = 2": (10, 0.1, 2.0),
        "eps = 1.5": (10, 1.5, 0.05),
    }
    works_on = [(10, 0.1, 0.05), (1, 0.99, 0.01), (2, 0.01, 0.99)]
    assert_raises(student.pac_sample_size, ValueError, calls, works_on=works_on)


@counterexample_search(
    h_size=strategies.choices(10, 1, 100, 3**1000),
    eps=strategies.choices(0.1, 0.5),
    delta=strategies.choices(0.2, 0.05),
)
def agrees_with_the_reference(student, reference, h_size, eps, delta):
    expected = reference.pac_sample_size(h_size, eps, delta)
    assert_equal(student.pac_sample_size(h_size, eps, delta), expected)
