"""Hidden tests of vc_penalty; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.bound_oracles import penalty_squared
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_raises,
    counterexample_search,
    strategies,
)


def penalty(n, d_vc, delta):
    return float(penalty_squared(n, d_vc, delta).sqrt())


@pytest.mark.points(1)
def test_values(student, reference, seed):
    """Returns the penalty of ordinary samples."""
    rng = np.random.default_rng(seed("sizes"))
    cases = [((10_000, 3, 0.1), 0.1634609240442)]
    calls = []
    for n, d_vc in zip(rng.integers(4000, 10**5, 6), rng.integers(1, 30, 6), strict=True):
        calls.append((int(n), int(d_vc), float(rng.uniform(0.01, 0.5))))
    cases += [(call, penalty(*call)) for call in calls]
    assert_cases(student.vc_penalty, cases)
    assert_agrees(student.vc_penalty, reference.vc_penalty, calls)


@pytest.mark.points(1)
def test_no_dimension(student):
    """Takes the dimension 0, where the sample stands in the denominator alone."""
    cases = [((8, 0, 4 * np.exp(-4.0)), 2.0), ((800, 0, 4 * np.exp(-4.0)), 0.2)]
    calls = [(100, 0, 0.05), (1, 0, 0.5), (10**9, 0, 0.01), (50, 0, 1e-200)]
    cases += [Case(call, penalty(*call), label="d_vc = 0") for call in calls]
    assert_cases(student.vc_penalty, cases)


@pytest.mark.points(1)
def test_sizes(student):
    """Takes powers that no float can hold, and penalties above 1, which are not cut."""
    calls = [(1000, 200, 0.05), (10**6, 5000, 0.01), (300, 65, 0.05), (10**12, 90, 0.1)]
    calls += [(1, 1, 0.5), (5, 10, 0.9), (2, 3, 0.01), (2, 9, 0.05)]
    cases = [Case(call, penalty(*call), label="a power beyond floats") for call in calls[:4]]
    cases += [Case(call, penalty(*call), label="a penalty above 1") for call in calls[4:]]
    assert_cases(student.vc_penalty, cases)


@pytest.mark.points(1)
def test_refusals(student):
    """Raises ValueError for n below 1, and for a delta that is not between 0 and 1."""
    calls = {
        "n = 0": (0, 3, 0.1),
        "n = -10": (-10, 3, 0.1),
        "n = -2, d_vc = 2": (-2, 2, 0.1),
        "delta = 0": (100, 3, 0.0),
        "delta = 1": (100, 3, 1.0),
        "delta = 1.5": (100, 3, 1.5),
        "delta = -0.1": (100, 3, -0.1),
    }
    works_on = [(100, 3, 0.1), (1, 1, 0.99), (10, 0, 0.01)]
    assert_raises(student.vc_penalty, ValueError, calls, works_on=works_on)


@counterexample_search(
    n=strategies.choices(100, 1, 10),
    d_vc=strategies.choices(1, 0, 3, 200),
    delta=strategies.choices(0.5, 0.1),
)
def agrees_with_the_reference(student, reference, n, d_vc, delta):
    expected = reference.vc_penalty(n, d_vc, delta)
    assert_close(student.vc_penalty(n, d_vc, delta), expected)
