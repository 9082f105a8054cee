"""Hidden tests of nearest_neighbors/min_max_scale; first docstring lines are shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

TRAIN = np.array([[2.0, -10.0, 5.0], [6.0, 30.0, 9.0], [3.0, 10.0, 5.0]])
NEW = np.array([[8.0, 0.0, 7.0], [1.0, 50.0, 6.0]])
INSIDE = np.array([[3.0, 0.0, 7.0], [6.0, 20.0, 6.0]])


@pytest.mark.points(1)
def test_new_rows(student, reference, seed):
    """Maps new rows by the training range, beyond its ends too, in any unit, and integers."""
    rng = np.random.default_rng(seed("rows"))
    cases = [((TRAIN, NEW), [[1.5, 0.25, 0.5], [-0.25, 1.5, 0.25]])]
    cases.append(((TRAIN, TRAIN), [[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [0.25, 0.5, 0.0]]))
    cases.append(((np.array([[0.0], [0.5]]), np.array([[4096.0]])), [[8192.0]]))
    cases.append(((TRAIN.astype(int), NEW.astype(int)), cases[0][1]))
    assert_cases(student.min_max_scale, cases, atol=1e-9)
    calls = [(rng.normal(size=(n, d)), 2 * rng.normal(size=(m, d))) for n, m, d in
             [(9, 4, 3), (4, 9, 2), (30, 1, 1)]]  # fmt: skip
    assert_agrees(student.min_max_scale, reference.min_max_scale, calls, atol=1e-9)
    both = [(unit * a, unit * b) for unit in (1e-9, 1e9) for a, b in calls]
    units = np.array([1e-7, 1.0, 1e7])
    both.append((TRAIN * units, NEW * units))
    assert_agrees(student.min_max_scale, reference.min_max_scale, both, atol=1e-9)
    assert_accepts(student.min_max_scale, [(TRAIN, NEW)], integers=[0, 1], atol=1e-9)
    assert_leaves_arguments(student.min_max_scale, [(TRAIN, NEW), (TRAIN.astype(int), NEW)])


@pytest.mark.points(1)
def test_other_ranges(student, reference, seed):
    """Maps to the range from low to high, on either side of zero or around it."""
    rng = np.random.default_rng(seed("ranges"))
    cases = [
        ((TRAIN, INSIDE, -1.0, 1.0), [[-0.5, -0.5, 0.0], [1.0, 0.5, -0.5]]),
        ((TRAIN, INSIDE, 10.0, 14.0), [[11.0, 11.0, 12.0], [14.0, 13.0, 11.0]]),
        ((TRAIN, INSIDE, -3, -1), [[-2.5, -2.5, -2.0], [-1.0, -1.5, -2.5]]),
        ((TRAIN, INSIDE, -4.0, 0.0), [[-3.0, -3.0, -2.0], [0.0, -1.0, -3.0]]),
    ]
    narrow = 2.0**-20
    shares = np.array([[0.25, 0.25, 0.5], [1.0, 0.75, 0.25]])
    cases.append(Case((TRAIN, INSIDE, 0.0, narrow), narrow * shares, atol=1e-9 * narrow))
    assert_cases(student.min_max_scale, cases, atol=1e-9)
    X = rng.normal(size=(12, 3))
    new = X.min(axis=0) + rng.uniform(size=(5, 3)) * np.ptp(X, axis=0)
    calls = [(X, new, *np.sort(ends).tolist()) for ends in rng.normal(size=(3, 2))]
    assert_agrees(student.min_max_scale, reference.min_max_scale, calls, rtol=1e-9, atol=1e-9)


@pytest.mark.points(1)
def test_constant_columns(student):
    """Maps a column that is constant in training to low, but not one that hardly varies."""
    tenths = np.full((7, 1), 0.1)
    cases = [
        ((np.array([[2.0], [6.0]]), np.array([[3.0], [5.0]])), [[0.25], [0.75]]),
        ((tenths, np.array([[0.1], [0.3], [-5.0]])), np.zeros((3, 1))),
        ((tenths, np.array([[0.1], [4.0]]), 2.0, 3.0), np.full((2, 1), 2.0)),
        ((np.array([[3.0, -1.0]]), np.array([[3.0, 8.0], [0.0, -1.0]]), -4.0, 4.0),
         np.full((2, 2), -4.0)),
        ((np.array([[1.0, 5.0], [3.0, 5.0]]), np.array([[2.0, 6.0]]), 1.0, 2.0), [[1.5, 1.0]]),
        ((np.array([[2.0], [6.0]]), np.array([[3.0], [3.0]])), [[0.25], [0.25]]),
        ((np.array([[1e-12], [3e-12]]), np.array([[2e-12]])), [[0.5]]),
        ((np.array([[1e-200], [3e-200]]), np.array([[2e-200]])), [[0.5]]),
        ((np.array([[1.0], [1.0 + 2**-30]]), np.array([[1.0 + 2**-31]])), [[0.5]]),
        ((np.array([[1.0], [1.0 + 3 * 2**-40]]), np.array([[1.0 + 2**-40]])), [[1 / 3]]),
        ((np.array([[1.0], [1.0 + 2**-52]]), np.array([[1.0 + 2**-52]])), [[1.0]]),
    ]  # fmt: skip
    assert_cases(student.min_max_scale, cases, atol=1e-9)
    assert_leaves_arguments(student.min_max_scale, [call for call, _ in cases])


@pytest.mark.points(1)
def test_refuses_empty_ranges(student):
    """Raises ValueError if low equals high or lies above it."""
    ranges = {
        "low equal to high": (1.0, 1.0),
        "low above high": (2.0, -2.0),
        "low and high of 0": (0.0, 0.0),
        "low above high, integers": (1, 0),
    }
    calls = {name: (TRAIN, NEW, *ends) for name, ends in ranges.items()}
    calls["low equal to high, a single training row"] = TRAIN[:1], NEW, 1.0, 1.0
    works_on = [(TRAIN, NEW), (TRAIN, NEW, -2.0, -1.0), (TRAIN, NEW, 1.0, 1.0 + 1e-6)]
    works_on.append((TRAIN, NEW, 0.0, 1e-15))
    assert_raises(student.min_max_scale, ValueError, calls, works_on=works_on)


@counterexample_search(
    X=strategies.matrices((1, 3), 2, low=-4, high=4),
    new=strategies.matrices((1, 2), 2, low=-6, high=6),
    ends=strategies.choices((0.0, 1.0), (-1.0, 1.0), (2.0, 6.0)),
)
def agrees_with_the_reference(student, reference, X, new, ends):
    assume(X.shape[1] == new.shape[1])
    expected = reference.min_max_scale(X, new, *ends)
    assert_close(student.min_max_scale(X, new, *ends), expected, atol=1e-9)
