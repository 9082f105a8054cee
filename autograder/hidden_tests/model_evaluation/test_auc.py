"""Hidden tests of model_evaluation/auc; first docstring lines are shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_trapezoids(student, reference, seed):
    """Adds up trapezoids of unequal widths; integers have the same area."""
    rng = np.random.default_rng(seed("points"))
    cases = [
        ((np.array([0.0, 1.0, 4.0]), np.array([2.0, 4.0, 6.0])), 18.0),
        ((np.array([-3.0, -2.5]), np.array([0.5, 0.25])), 0.1875),
        ((np.array([-1.0, 0.0, 3.0]), np.array([1.0, 2.0, 4.0])), 10.5),
        ((np.array([0, 1, 4]), np.array([2, 3, 5])), 14.5),
        ((np.array([0.0, 2.0, 3.0]), np.array([1.0, -2.0, -2.0])), -3.0),
        ((2.0**30 + np.array([0.0, 0.25, 1.0]), np.array([0.1, 0.3, 0.7])), 0.425),
        Case((2.0**-40 * np.array([0.0, 1.0, 4.0]), np.array([2.0, 4.0, 6.0])), 18 / 2**40, atol=0),
    ]
    calls = []
    for m in (2, 5, 30):
        x, y = np.cumsum(rng.uniform(0.1, 2, size=m)), rng.normal(size=m)
        calls.append((x, y))
    assert_cases(student.auc, [*cases, *answered_by(reference.auc, calls)], atol=1e-9)
    assert_leaves_arguments(student.auc, calls)


@pytest.mark.points(1)
def test_pairs_in_order(student, reference, seed):
    """Is, for a ROC curve, the share of pairs in which the positive scores higher, ties half."""
    rng = np.random.default_rng(seed("scores"))
    cases = []
    for n, levels in [(6, 3), (20, 4), (40, 100), (15, 1)]:
        y, scores = np.arange(n) % 3 == 0, rng.integers(0, levels, size=n).astype(float)
        above = scores[y][:, np.newaxis] - scores[~y]
        share = np.mean((above > 0) + (above == 0) / 2)
        fpr, tpr, _ = reference.roc_curve(y.astype(int), scores)
        cases.append(((fpr, tpr), share))
    assert_cases(student.auc, cases, atol=1e-9)


@pytest.mark.points(1)
def test_vertical_pieces_and_falling_x(student, seed):
    """Keeps the points in their order: vertical pieces have no area, falling x the same one."""
    rng = np.random.default_rng(seed("points"))
    x, y = np.array([0.0, 0.3, 0.3, 1.0]), np.array([0.0, 0.0, 1.0, 1.0])
    down = np.array([0.0, 0.0, 0.0, 1.0, 1.0]), np.array([0.0, 1.0, 0.5, 0.5, 1.0])
    cases = [
        ((x, y), 0.7),
        Case((x[::-1].copy(), y[::-1].copy()), 0.7, label="x that falls"),
        (down, 0.5),
        Case((np.full(4, 0.5), np.array([0.0, 1.0, 3.0, 2.0])), 0.0, label="constant x"),
        Case((np.array([4.0, 1.0]), np.array([-1.0, -1.0])), -3.0, label="x that falls"),
    ]
    for m in (4, 9):
        x, y = np.sort(rng.integers(0, 4, size=m)) / 4, rng.uniform(size=m)
        area = sum((x[i + 1] - x[i]) * (y[i] + y[i + 1]) / 2 for i in range(m - 1))
        cases += [
            ((x, y), area),
            Case((x[::-1].copy(), y[::-1].copy()), area, label="x that falls"),
        ]
    assert_cases(student.auc, cases, atol=1e-9)


@pytest.mark.points(1)
def test_back_and_forth(student, seed):
    """Raises ValueError for x that goes both ways, and not for x that stands still."""
    rng = np.random.default_rng(seed("points"))
    y = rng.uniform(size=6)
    bad = {
        "a tiny step back": [0.0, 2e-15, 1e-15],
        "x that rises, then falls": [0.0, 1.0, 0.5],
        "x that falls, then rises": [1.0, 0.0, 0.5],
        "a step back between two forward": [0.0, 0.5, 0.25, 1.0],
        "x that rises, then falls, with vertical pieces": [0.0, 0.0, 1.0, 1.0, 0.5, 0.5],
    }
    good = [[0.0, 0.0, 1.0], [1.0, 1.0, 0.0], [0.0, 0.5, 0.5, 0.5, 0.75]]
    works_on = [(np.array(x), y[: len(x)]) for x in good]
    calls = {name: (np.array(x), y[: len(x)]) for name, x in bad.items()}
    assert_raises(student.auc, ValueError, calls, works_on=works_on)


@counterexample_search(points=strategies.equal_vectors(2, size=(2, 4), low=-2, high=3))
def agrees_with_the_reference(student, reference, points):
    x, y = points
    if np.all(np.diff(x) >= 0) or np.all(np.diff(x) <= 0):
        assert_close(student.auc(x, y), reference.auc(x, y), atol=1e-9)
    else:
        with suppress(ValueError):
            student.auc(x, y)
            require(False, "No ValueError, although x goes both ways.")
