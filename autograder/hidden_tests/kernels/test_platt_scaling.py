"""Hidden tests of platt_scaling; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

S, Y = np.array([1.0, 2.0, -1.0, 0.5, -2.0, 3.0]), np.array([1.0, 1, -1, -1, -1, 1])
APART = np.array([2.0, 3, 4, -1, 0, 1]), np.array([1.0, 1, 1, -1, -1, -1])
PARTS = "A", "B"
CLOSE = {"rtol": 1e-5, "atol": 1e-6, "parts": PARTS}


def two_heights(high, plus, low, minus):
    """Return scores that are equal in each class, labels, and the A and B that hit both targets."""
    scores = np.concatenate([np.full(plus, high), np.full(minus, low)])
    y = np.concatenate([np.ones(plus), -np.ones(minus)])
    up, down = np.log(plus + 1.0), -np.log(minus + 1.0)  # the logits of both targets
    A = (up - down) / (high - low)
    return (scores, y), (A, up - A * high)


def clouds(rng, plus, minus, apart):
    """Return scores of two classes in mixed order, and labels."""
    order = rng.permutation(plus + minus)
    y = np.concatenate([np.ones(plus), -np.ones(minus)])
    return (rng.normal(size=plus + minus) + apart * y / 2)[order], y[order]


def targets(y):
    """Return Platt's targets, one by one."""
    plus, minus = sum(t > 0 for t in y), sum(t < 0 for t in y)
    return np.array([(plus + 1) / (plus + 2) if t > 0 else 1 / (minus + 2) for t in y])


def is_stationary(answer, scores, y, *_):
    """Assert that both derivatives of the cross-entropy vanish at A, B."""
    A, B = (
        as_number(part, what=what) for part, what in zip(as_tuple(answer, 2), PARTS, strict=True)
    )
    gap = 1 / (1 + np.exp(-(A * scores + B))) - targets(y)
    size = np.abs(scores).sum()
    assert_close(np.sum(gap), 0.0, atol=1e-7 * len(y), what="the derivative with respect to B")
    assert_close(gap @ scores, 0.0, atol=1e-7 * size, what="the derivative with respect to A")


@pytest.mark.points(1)
def test_equal_scores_in_a_class(student):
    """Hits both targets where the scores of each class are equal."""
    cases = [two_heights(1.0, 1, -1.0, 1), two_heights(2.0, 2, 1.0, 3), two_heights(1.0, 5, 0.0, 5)]
    cases += [two_heights(0.25, 9, -3.0, 2), two_heights(4.0, 1, 2.0, 60)]
    assert_cases(student.platt_scaling, cases, **CLOSE)


@pytest.mark.points(1)
def test_scores_that_overlap(student, reference, seed):
    """Finds the minimum for scores that overlap: both slopes vanish; mutates nothing."""
    rng = np.random.default_rng(seed("scores"))
    calls = [(S, Y), clouds(rng, 15, 15, 1.0), clouds(rng, 30, 12, 2.0)]
    calls.append((np.array([0.0, 1, 2, 3, 4]), np.array([-1.0, 1, -1, 1, 1])))
    assert_law(student.platt_scaling, calls, is_stationary)
    assert_agrees(student.platt_scaling, reference.platt_scaling, calls, **CLOSE)
    assert_leaves_arguments(student.platt_scaling, calls)


@pytest.mark.points(1)
def test_scores_that_separate(student, reference, seed):
    """Stays finite and finds the minimum for scores that separate the classes."""
    rng = np.random.default_rng(seed("scores"))
    calls = [APART]
    for plus, minus in [(8, 8), (20, 5)]:
        scores, y = clouds(rng, plus, minus, 0.0)
        calls.append((np.abs(scores) * y + 0.1 * y, y))
    calls.append((np.linspace(-5, 5, 200), np.where(np.linspace(-5, 5, 200) > 0, 1.0, -1.0)))
    assert_law(student.platt_scaling, calls, is_stationary)
    assert_agrees(student.platt_scaling, reference.platt_scaling, calls, **CLOSE)


@pytest.mark.points(1)
def test_units_and_places(student, reference, seed):
    """Takes scores times 100 or a hundredth, larger and smaller ones, and shifted by 10."""
    rng = np.random.default_rng(seed("scores"))
    drawn = clouds(rng, 12, 9, 1.5)
    cases = []
    rare, _ = two_heights(4.0, 1, 2.0, 60)
    for scores, y in ((S, Y), rare, drawn):
        A, B = reference.platt_scaling(scores, y)
        cases += [((factor * scores, y), (A / factor, B)) for factor in (100.0, 0.01)]
        cases += [((scores + shift, y), (A, B - A * shift)) for shift in (10.0, -10.0)]
        cases.append(((100 * (scores + 10), y), (A / 100, B - 10 * A)))
    cases.append(two_heights(2.0**22, 2, -(2.0**22), 2))
    tiny = two_heights(2.0**-30, 2, -(2.0**-30), 2)
    cases.append(Case(*tiny, label="scores of 1e-9"))
    assert_cases(student.platt_scaling, cases, rtol=1e-5, atol=(0.0, 1e-5), parts=PARTS)


@pytest.mark.points(1)
def test_unequal_classes_and_wrong_ways(student, reference, seed):
    """Takes classes of unequal size, scores that point the wrong way, and integers."""
    rng = np.random.default_rng(seed("scores"))
    cases = [two_heights(-1.0, 4, 2.0, 7), two_heights(1.0, 60, 0.5, 1)]
    A, B = reference.platt_scaling(S, Y)
    cases.append(((-100 * S, Y), (-A / 100, B)))
    sizes = [150, 6, 2]  # where Newton's whole steps run away
    crowd = np.repeat([0.0, 34.0, -1.5], sizes), np.repeat([1.0, 1.0, -1.0], sizes)
    cases.append((crowd, reference.platt_scaling(*crowd)))
    for plus, minus in [(40, 4), (3, 25)]:
        scores, y = clouds(rng, plus, minus, 1.5)
        A, B = reference.platt_scaling(scores, y)
        cases += [((scores, y), (A, B)), ((-scores, y), (-A, B)), ((scores, y, 100), (A, B))]
    assert_cases(student.platt_scaling, cases, **CLOSE)
    whole = [(np.array([3.0, 1, 4, -1, 2, -5]), Y)]
    assert_accepts(student.platt_scaling, whole, integers=(0, 1), **CLOSE)


@pytest.mark.points(1)
def test_refuses_other_labels(student):
    """Raises ValueError for labels other than -1 and +1."""
    calls = {
        "labels 0 and 1": (S, np.where(Y > 0, 1, 0)),
        "labels 1 and 2": (S, np.where(Y > 0, 2, 1)),
        "one label 0": (S, np.array([1.0, 1, -1, 0, -1, 1])),
        "one label 1.5": (S, np.array([1.0, 1.5, -1, -1, -1, 1])),
        "one label 0.5, the last": (S, np.array([1.0, 1, -1, -1, -1, 0.5])),
        "one label 1 + 1e-9": (S, Y + 1e-9 * (S == 1)),
        "booleans": (S, Y > 0),
    }
    works_on = [(S, Y), (S, Y.astype(int)), (S[:4], Y[:4])]
    assert_raises(student.platt_scaling, ValueError, calls, works_on=works_on)


@counterexample_search(
    scores=strategies.choices((1.0, 0.0, 2.0, -1.0), (1.0, -1.0, 2.0, -2.0), (0.0, 1.0, 2.0, 5.0)),
    y=strategies.choices((1.0, -1.0, 1.0, -1.0), (1.0, 1.0, 1.0, -1.0), (-1.0, -1.0, 1.0, -1.0)),
)
def agrees_with_the_reference(student, reference, scores, y):
    call = np.array(scores), np.array(y)
    assert_close(student.platt_scaling(*call), reference.platt_scaling(*call), **CLOSE)
