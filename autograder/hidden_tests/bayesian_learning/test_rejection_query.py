"""Hidden tests of rejection_query; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.rejection_query_oracle import (
    assert_estimate,
    drawn,
    one_by_one,
)
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

SAMPLES = {
    "rain": np.array([0, 1, 1, 0, 1, 0]),
    "wet": np.array([0, 1, 1, 1, 1, 0]),
    "cold": np.array([0, 0, 1, 0, 0, 1]),
}


@pytest.mark.points(1)
def test_one_observation(student, seed):
    """Counts among the samples that agree, for values of 1 and of 0."""
    cases = [
        ((SAMPLES, "rain", {"wet": 1}), (0.75, 4)),
        ((SAMPLES, "rain", {"wet": 0}), (0.0, 2)),
        ((SAMPLES, "wet", {"cold": 0}), (0.75, 4)),
        ((SAMPLES, "cold", {"rain": 1}), (1 / 3, 3)),
    ]
    assert_cases(student.rejection_query, cases, compare=assert_estimate)
    assert_leaves_arguments(student.rejection_query, [call for call, _ in cases])
    calls = [(drawn(seed, n), "b", {"c": value}) for n in (20, 700) for value in (0, 1)]
    assert_agrees(student.rejection_query, one_by_one, calls, compare=assert_estimate)


@pytest.mark.points(1)
def test_several_observations(student, seed):
    """Asks for all of the evidence, and accepts everything if there is none."""
    cases = [
        ((SAMPLES, "rain", {"wet": 1, "cold": 0}), (2 / 3, 3)),
        ((SAMPLES, "cold", {"rain": 1, "wet": 1}), (1 / 3, 3)),
        ((SAMPLES, "rain", {}), (0.5, 6)),
        ((SAMPLES, "cold", {}), (1 / 3, 6)),
        ((SAMPLES, "rain", {"rain": 1, "cold": 1}), (1.0, 1)),
        ((SAMPLES, "rain", {"rain": 0}), (0.0, 3)),
    ]
    assert_cases(student.rejection_query, cases, compare=assert_estimate)
    calls = [(drawn(seed, n), "d", {"a": 1, "c": 0, "b": 1}) for n in (40, 800)]
    calls.append((drawn(seed, 30), "a", {}))
    assert_agrees(student.rejection_query, one_by_one, calls, compare=assert_estimate)
    assert_leaves_arguments(student.rejection_query, calls)


@pytest.mark.points(1)
def test_nothing_accepted(student):
    """Returns nan and 0 if no sample agrees, and a share of all if every sample does."""
    always = {**SAMPLES, "day": np.ones(6, dtype=int)}
    cases = [
        ((SAMPLES, "rain", {"wet": 0, "rain": 1}), (np.nan, 0)),
        ((always, "rain", {"day": 0}), (np.nan, 0)),
        ((always, "cold", {"day": 1}), (1 / 3, 6)),
        (({"a": np.array([1]), "b": np.array([0])}, "a", {"b": 1}), (np.nan, 0)),
        (({"a": np.array([1]), "b": np.array([0])}, "a", {"b": 0}), (1.0, 1)),
    ]
    assert_cases(student.rejection_query, cases, compare=assert_estimate)


@counterexample_search(
    query=strategies.choices("rain", "cold"),
    evidence=strategies.choices(
        {"wet": 1}, {}, {"wet": 0}, {"wet": 1, "cold": 0}, {"wet": 0, "rain": 1}
    ),
)
def agrees_with_the_reference(student, reference, query, evidence):
    call = SAMPLES, query, evidence
    assert_estimate(student.rejection_query(*call), reference.rejection_query(*call))
