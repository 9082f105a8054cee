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
    """Counts among the samples in which one variable is 1; takes integers of 8 bits."""
    cases = [
        ((SAMPLES, "rain", {"wet": 1}), (0.75, 4)),
        ((SAMPLES, "wet", {"cold": 1}), (0.5, 2)),
        ((SAMPLES, "cold", {"rain": 1}), (1 / 3, 3)),
    ]
    ones = np.arange(400) % 4 < 3
    for kind in (np.int8, np.uint8):  # 300 ones are more than 8 bits can count
        narrow = {"rain": ones.astype(kind), "wet": np.ones(400, dtype=kind)}
        cases.append(((narrow, "rain", {"wet": 1}), (0.75, 400)))
    assert_cases(student.rejection_query, cases, compare=assert_estimate)
    calls = [(drawn(seed, n), "b", {"c": 1}) for n in (20, 700)]
    assert_agrees(student.rejection_query, one_by_one, calls, compare=assert_estimate)


@pytest.mark.points(1)
def test_any_evidence(student, seed):
    """Asks for all of the evidence, zeros and ones, the query too if it is there."""
    cases = [
        ((SAMPLES, "rain", {"wet": 0}), (0.0, 2)),
        ((SAMPLES, "wet", {"cold": 0}), (0.75, 4)),
        ((SAMPLES, "rain", {"wet": 1, "cold": 0}), (2 / 3, 3)),
        ((SAMPLES, "rain", {"cold": 0, "wet": 1}), (2 / 3, 3)),
        ((SAMPLES, "cold", {"rain": 1, "wet": 1}), (1 / 3, 3)),
        ((SAMPLES, "rain", {"rain": 1, "cold": 1}), (1.0, 1)),
        ((SAMPLES, "rain", {"rain": 0}), (0.0, 3)),
    ]
    assert_cases(student.rejection_query, cases, compare=assert_estimate)
    calls = [(drawn(seed, n), "d", {"a": 1, "c": 0, "b": 1}) for n in (40, 800)]
    assert_agrees(student.rejection_query, one_by_one, calls, compare=assert_estimate)
    assert_leaves_arguments(student.rejection_query, [*(call for call, _ in cases), *calls])


@pytest.mark.points(1)
def test_all_or_nothing(student, seed):
    """Returns nan and 0 if no sample agrees, and a share of all if every sample does."""
    always = {**SAMPLES, "day": np.ones(6, dtype=int), "snow": np.zeros(6, dtype=int)}
    always["frost"] = np.zeros(6, dtype=int)
    cases = [
        ((always, "rain", {"snow": 1}), (np.nan, 0)),
        ((always, "cold", {"day": 1}), (1 / 3, 6)),
        ((always, "frost", {"frost": 1, "snow": 1}), (np.nan, 0)),
        ((always, "day", {"day": 0, "snow": 1}), (np.nan, 0)),
        (({"a": np.arange(43) // 42, "b": np.ones(43, dtype=int)}, "a", {"b": 1}), (1 / 43, 43)),
        ((SAMPLES, "rain", {}), (0.5, 6)),
        ((SAMPLES, "cold", {}), (1 / 3, 6)),
        (({"a": np.array([1]), "b": np.array([0])}, "a", {"b": 1}), (np.nan, 0)),
        (({"a": np.array([0]), "b": np.array([1])}, "a", {"b": 1}), (0.0, 1)),
    ]
    assert_cases(student.rejection_query, cases, compare=assert_estimate)
    calls = [(drawn(seed, 30), "a", {})]
    assert_agrees(student.rejection_query, one_by_one, calls, compare=assert_estimate)


@counterexample_search(
    query=strategies.choices("rain", "cold"),
    evidence=strategies.choices(
        {"wet": 1}, {}, {"wet": 0}, {"wet": 1, "cold": 0}, {"wet": 0, "rain": 1}
    ),
)
def agrees_with_the_reference(student, reference, query, evidence):
    call = SAMPLES, query, evidence
    assert_estimate(student.rejection_query(*call), reference.rejection_query(*call))
