"""Hidden tests of model_evaluation/roc_curve; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.curves_by_definition import bent_scores, roc_points
from autograder.testing import (
    Case,
    answered_by,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

PARTS = ["fpr", "tpr", "thresholds"]


@pytest.mark.points(1)
def test_without_ties(student, reference, seed):
    """Goes up by one positive or right by one negative, from (0, 0) to (1, 1)."""
    y, scores = np.array([1, 0, 1, 1, 0]), np.array([0.9, 0.8, 0.7, 0.6, 0.1])
    third = 1 / 3
    by_hand = [0, 0, 1 / 2, 1 / 2, 1 / 2, 1], [0, third, third, 2 * third, 1, 1]
    cases = [((y, scores), (*by_hand, [np.inf, 0.9, 0.8, 0.7, 0.6, 0.1]))]
    rng = np.random.default_rng(seed("scores"))
    calls = []
    for n in (2, 9, 40, 400):
        y = rng.permutation(np.arange(n) % 2)
        calls.append((y, rng.permutation(n) / n + 0.25 * y / n))
    cases += answered_by(reference.roc_curve, calls)
    assert_cases(student.roc_curve, cases, parts=PARTS)
    assert_leaves_arguments(student.roc_curve, calls)


@pytest.mark.points(1)
def test_ties(student, seed):
    """Makes one point of equal scores, whatever the order of the rows."""
    rng = np.random.default_rng(seed("scores"))
    y, scores = np.array([1, 0, 1, 0, 0]), np.array([2.0, 1.0, 1.0, 1.0, 0.0])
    right = [0, 0, 2 / 3, 1], [0, 1 / 2, 1, 1], [np.inf, 2.0, 1.0, 0.0]
    orders = [np.arange(5), np.arange(5)[::-1], *(rng.permutation(5) for _ in range(4))]
    cases = [((y[order], scores[order]), right) for order in orders]
    cases += [((y, np.full(5, s)), ([0, 1], [0, 1], [np.inf, s])) for s in (0.5, 3.0)]
    calls = []
    for n, levels in [(12, 3), (30, 4), (60, 10)]:
        y = rng.permutation(np.arange(n) % 3 == 0) * 1
        calls.append((y, bent_scores(rng, y, levels)))
    assert_cases(student.roc_curve, [*cases, *answered_by(roc_points, calls)], parts=PARTS)


@pytest.mark.points(1)
def test_ends_and_thresholds(student, seed):
    """Begins with an infinite threshold, and lists the distinct scores from large to small."""
    rng = np.random.default_rng(seed("scores"))
    cases = [((np.array([0, 1]), np.array([0.25, 0.75])), [np.inf, 0.75, 0.25])]
    for n in (4, 10, 25):
        y = np.arange(n) % 2
        scores = bent_scores(rng, y, 7)
        cases.append(((y, scores), roc_points(y, scores)[2]))
    assert_cases(student.roc_curve, cases, part=(2, 3), what="thresholds")


@pytest.mark.points(1)
def test_points_on_a_line_and_any_scores(student, seed):
    """Keeps points on a line, and takes negative scores, integers, and any units."""
    rng = np.random.default_rng(seed("scores"))
    perfect = np.array([1, 1, 1, 0, 0, 0])
    thirds = [0, 1 / 3, 2 / 3, 1]
    straight = [0, 0, 0, *thirds], [*thirds, 1, 1, 1]
    on_lines = {"label": "points on a line"}
    falling, negative = [6.0, 5, 4, 3, 2, 1], [-1.0, -2, -3, -4, -5, -6]
    worst = straight[1], straight[0]
    cases = [
        Case((perfect, np.array(falling)), (*straight, [np.inf, *falling]), **on_lines),
        Case((perfect, np.array(negative[::-1])), (*worst, [np.inf, *negative]), **on_lines),
    ]
    calls = [(np.arange(9) % 2, rng.permutation(9) - 4)]
    calls.append((np.arange(8) % 2, 1.0 + 2.0**-50 * rng.permutation(8)))
    units = (-1.0, 1e-15, 1e9)
    calls += [
        (rng.permutation(np.arange(8) % 2), unit * (1.0 + rng.permutation(8))) for unit in units
    ]
    assert_cases(student.roc_curve, cases, parts=PARTS)
    assert_agrees(student.roc_curve, roc_points, calls, parts=PARTS)


@pytest.mark.points(1)
def test_one_class_alone(student, seed):
    """Raises ValueError for positives alone, and for negatives alone."""
    scores = np.random.default_rng(seed("scores")).normal(size=6)
    sizes = {"a single sample": 1, "two samples": 2, "six samples": 6}
    bad = {
        f"{kind} alone, {size}": (np.full(n, c), scores[:n])
        for size, n in sizes.items()
        for c, kind in enumerate(["negatives", "positives"])
    }
    works_on = [(np.array([0, 1, 0, 1]), scores[:4])]
    assert_raises(student.roc_curve, ValueError, bad, works_on=works_on)


@counterexample_search(
    scores=strategies.vectors(size=(2, 5), low=-2, high=2),
    flips=strategies.choices((1, 0), (0, 1), (1, 0, 0)),
)
def agrees_with_the_reference(student, reference, scores, flips):
    y = np.resize(flips, len(scores))
    for got, right in zip(
        student.roc_curve(y, scores), reference.roc_curve(y, scores), strict=True
    ):
        assert_close(got, right)
