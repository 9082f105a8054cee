"""Hidden tests of dimensionality_reduction/choose_k; first docstring lines are shown."""

import math
from contextlib import suppress

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

IRIS = np.array([0.9246, 0.0531, 0.0171, 0.0052])
HALVES = np.array([0.5, 0.25, 0.125, 0.0625, 0.0625])
ARE_COUNTS = {"rtol": 0.0, "read": as_number, "what": "k"}


def as_count(k):
    """Return a count as a number; a float is none."""
    require(np.asarray(k).dtype.kind in "iu", "The result is no int.")
    return as_number(k)


def counted(ratio, target):
    """Return how many shares are needed, by exact sums; no sum lies near the target."""
    return next(k for k in range(1, len(ratio) + 1) if math.fsum(ratio[:k]) >= target)


@pytest.mark.points(1)
def test_between_two_sums(student, reference, seed):
    """Counts the shares whose sum is the first above the target, the first alone included."""
    rng = np.random.default_rng(seed("shares"))
    cases = [((IRIS, 0.95), 2), ((IRIS, 0.98), 3), ((HALVES, 0.6), 2), ((HALVES, 0.8), 3)]
    cases += [((IRIS, 0.9), 1), ((HALVES, 0.3), 1), ((HALVES[:1], 0.4), 1)]
    calls = []
    for size in (3, 8, 30):
        ratio = np.sort(rng.dirichlet(np.ones(size)))[::-1]
        sums = np.concatenate([[0.0], np.cumsum(ratio)])
        some = sorted({1, 2, size - 1, int(rng.integers(1, size))})
        calls += [(ratio, float((sums[k - 1] + sums[k]) / 2)) for k in some]
    cases += [(call, counted(*call)) for call in calls]
    assert_cases(student.choose_k, cases, **ARE_COUNTS)
    assert_agrees(student.choose_k, reference.choose_k, calls, **ARE_COUNTS)


@pytest.mark.points(1)
def test_met_exactly(student):
    """Takes a sum that is exactly the target, and at least one share for a target of 0."""
    cases = [((HALVES, target), k) for k, target in enumerate((0.5, 0.75, 0.875, 0.9375, 1.0), 1)]
    cases += [Case((ratio, 0.0), 1, label="a target of 0") for ratio in (IRIS, HALVES)]
    cases += [((np.array([0.5, 0.25, 0.25]), 0.75), 2), ((np.array([0.5, 0.5, 0.0]), 1.0), 2)]
    assert_cases(student.choose_k, cases, **ARE_COUNTS | {"read": as_count})


@pytest.mark.points(1)
def test_sums_a_hair_below(student):
    """Reaches 1 with ten shares of 0.1, needs all where all are needed, and no more."""
    tenths = np.full(10, 0.1)
    cases = [
        Case((tenths, 1.0), 10, label="ten shares of 0.1"),
        Case((tenths, 0.8), 8, label="eight of ten shares of 0.1"),
        Case((np.full(6, 1 / 6), 1.0), 6, label="six sixths"),
        Case((IRIS, 1.0), 4, label="a target that needs all"),
        Case((HALVES, 0.75 + 1e-9), 3, label="a target above a sum by 1e-9"),
        Case((HALVES, 0.5 + 1e-11), 2, label="a target above a sum by 1e-11"),
        Case((HALVES, 0.5 + 4e-12), 2, label="a target above a sum by 4e-12"),
        Case((HALVES, 1 + 1e-13), 5, label="a target above 1 by 1e-13"),
        Case((IRIS[:2], 0.97), 2, label="shares that were cut off"),
        Case((HALVES[:3], 0.8), 3, label="shares that were cut off"),
    ]
    assert_cases(student.choose_k, cases, **ARE_COUNTS)
    calls = [(IRIS, 0.95), (tenths, 1.0), (HALVES, 0.875)]
    assert_leaves_arguments(student.choose_k, calls)


@pytest.mark.points(1)
def test_out_of_reach(student):
    """Raises ValueError if all shares together do not reach the target."""
    fails = {
        "shares that were cut off": (IRIS[:2], 0.99),
        "nearly all shares": (np.array([0.9, 0.0995]), 0.9999),
        "a target above 1": (IRIS, 1.5),
        "a target above 1 by 1e-6": (HALVES, 1.000001),
        "a target above the sum by 1e-9": (HALVES[:2], 0.75 + 1e-9),
        "a target above the sum by 1e-11": (HALVES[:2], 0.75 + 1e-11),
        "a single share": (np.array([0.5]), 0.6),
        "ten shares of 0.1": (np.full(10, 0.1), 1.01),
    }
    works_on = [(IRIS, 0.95), (HALVES[:2], 0.7), (HALVES, 0.4)]
    assert_raises(student.choose_k, ValueError, fails, works_on=works_on)


@counterexample_search(
    ratio=strategies.distributions((1, 4), parts=8).map(lambda p: np.sort(p)[::-1]),
    target=strategies.choices(0.5, 0.75, 0.6, 1.0, 1.25),
)
def agrees_with_the_reference(student, reference, ratio, target):
    right = None
    with suppress(ValueError):
        right = reference.choose_k(ratio, target)
    if right is None:
        ordinary = [(IRIS, 0.95)]
        assert_raises(student.choose_k, ValueError, [(ratio, target)], works_on=ordinary)
    else:
        assert_close(as_number(student.choose_k(ratio, target)), right, rtol=0.0)
