"""Hidden tests of model_evaluation/precision_recall_curve; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.curves_by_definition import precision_and_recall
from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

PARTS = ["precision", "recall", "thresholds"]


@pytest.mark.points(1)
def test_without_ties(student, reference, seed):
    """Has a point for each score, increasing, and a last one with precision 1 and recall 0."""
    y, scores = np.array([0, 1, 0, 1]), np.array([-1.0, 0.5, 0.75, 2.0])
    right = [1 / 2, 2 / 3, 1 / 2, 1, 1], [1, 1, 1 / 2, 1 / 2, 0], scores
    cases = [((y, scores), right), ((y[::-1].copy(), scores[::-1].copy()), right)]
    close = 1e-15 * scores, 1.0 + 2.0**-50 * scores
    cases += [((y, near), (*right[:2], near)) for near in close]
    rng = np.random.default_rng(seed("scores"))
    sizes = (3, 9, 800)
    calls = [
        (rng.permutation(np.arange(n) % 3 == 0) * 1, rng.permutation(n) - n / 2) for n in sizes
    ]
    cases += answered_by(reference.precision_recall_curve, calls)
    assert_cases(student.precision_recall_curve, cases, parts=PARTS)
    assert_leaves_arguments(student.precision_recall_curve, calls)


@pytest.mark.points(1)
def test_ties(student, seed):
    """Makes one point of equal scores, whatever the order of the rows."""
    rng = np.random.default_rng(seed("scores"))
    y, scores = np.array([1, 0, 1, 0, 0]), np.array([2.0, 1.0, 1.0, 1.0, 0.0])
    right = [2 / 5, 1 / 2, 1, 1], [1, 1, 1 / 2, 0], [0, 1, 2]
    cases = [((y[order], scores[order]), right) for order in (rng.permutation(5) for _ in range(5))]
    cases.append(((y, np.full(5, 0.3)), ([2 / 5, 1], [1, 0], [0.3])))
    calls = []
    for n, levels in [(12, 3), (30, 4), (60, 10)]:
        calls.append(
            (rng.permutation(np.arange(n) % 3 == 0) * 1, rng.integers(0, levels, size=n) / 4)
        )
    cases += answered_by(precision_and_recall, calls)
    assert_cases(student.precision_recall_curve, cases, parts=PARTS)


@pytest.mark.points(1)
def test_one_class_alone(student, seed):
    """Has precision 1 everywhere without negatives, and raises ValueError without positives."""
    scores = np.random.default_rng(seed("scores")).permutation(6) / 2
    falling = [(i + 1) / 4 for i in reversed(range(4))]
    ordinary = (np.array([0, 1]), np.array([0.0, 1.0])), ([1 / 2, 1, 1], [1, 1, 0], [0, 1])
    alone = np.array([4.0, 2.0, 1.0, 3.0])
    cases = [ordinary, ((np.ones(4, int), alone), ([1] * 5, [*falling, 0], [1, 2, 3, 4]))]
    assert_cases(student.precision_recall_curve, cases, parts=PARTS)
    bad = {
        "a single negative": (np.zeros(1, int), scores[:1]),
        "two negatives, no positives": (np.zeros(2, int), scores[:2]),
        "several negatives, no positives": (np.zeros(6, int), scores),
    }
    works_on = [ordinary[0], (np.ones(4, int), alone)]
    assert_raises(student.precision_recall_curve, ValueError, bad, works_on=works_on)


@counterexample_search(
    scores=strategies.vectors(size=(1, 5), low=-2, high=2),
    flips=strategies.choices((1, 0), (1,), (1, 0, 0)),
)
def agrees_with_the_reference(student, reference, scores, flips):
    call = np.resize(flips, len(scores)), scores
    expected = reference.precision_recall_curve(*call)
    for got, right in zip(student.precision_recall_curve(*call), expected, strict=True):
        assert_close(got, right)
