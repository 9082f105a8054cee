"""Hidden tests of model_evaluation/average_precision; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.curves_by_definition import stepwise_area
from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_without_ties(student, seed):
    """Adds up precision times gained recall; a perfect ranking has 1."""
    scores = np.array([0.9, 0.8, 0.7, 0.4, 0.3])
    rankings = [
        ([0, 1, 0, 1, 1], (1 / 2 + 2 / 4 + 3 / 5) / 3),
        ([1, 1, 0, 0, 0], 1.0),
        ([0, 0, 0, 0, 1], 1 / 5),
        ([1, 1, 1, 1, 1], 1.0),
    ]
    cases = [((np.array(y), scores), right) for y, right in rankings]
    mixed, right = np.array(rankings[0][0]), rankings[0][1]
    cases += [((mixed, 1e-15 * scores), right), ((mixed, 1.0 + 2.0**-40 * scores), right)]
    rng = np.random.default_rng(seed("scores"))
    for n in (4, 11, 40):
        y, order = rng.permutation(np.arange(n) % 3 == 0) * 1, rng.permutation(n)
        ranked = y[np.argsort(-order)]
        places = np.flatnonzero(ranked)
        cases.append(((y, order - n / 2), np.mean((np.arange(len(places)) + 1) / (places + 1))))
    assert_cases(student.average_precision, cases)
    assert_leaves_arguments(student.average_precision, [call for call, _ in cases])


@pytest.mark.points(1)
def test_ties_and_no_positives(student, reference, seed):
    """Lets equal scores go together in any order of rows; raises ValueError without positives."""
    rng = np.random.default_rng(seed("scores"))
    y, scores = np.array([1, 0, 0, 1, 0]), np.array([2.0, 2.0, 1.0, 1.0, 1.0])
    orders = [np.arange(5), np.arange(5)[::-1], *(rng.permutation(5) for _ in range(4))]
    cases = [((y[order], scores[order]), 0.5 * 0.5 + 0.5 * 0.4) for order in orders]
    cases.append(Case((y, np.full(5, 0.3)), 0.4, label="constant scores"))
    calls = []
    for n, levels in [(12, 3), (30, 4), (60, 10)]:
        calls.append(
            (rng.permutation(np.arange(n) % 3 == 0) * 1, rng.integers(0, levels, size=n) / 4)
        )
    cases += [*answered_by(stepwise_area, calls), *answered_by(reference.average_precision, calls)]
    assert_cases(student.average_precision, cases)
    bad = {
        "a single negative": (np.zeros(1, int), rng.normal(size=1)),
        "two negatives, no positives": (np.zeros(2, int), rng.normal(size=2)),
        "several negatives, no positives": (np.zeros(6, int), rng.normal(size=6)),
    }
    assert_raises(student.average_precision, ValueError, bad, works_on=[calls[0]])


@counterexample_search(
    scores=strategies.vectors(size=(1, 5), low=-2, high=2),
    flips=strategies.choices((1, 0), (0, 1), (1,), (1, 0, 0)),
)
def agrees_with_the_reference(student, reference, scores, flips):
    y = np.resize(flips, len(scores))
    if y.any():
        expected = reference.average_precision(y, scores)
        assert_close(student.average_precision(y, scores), expected)
