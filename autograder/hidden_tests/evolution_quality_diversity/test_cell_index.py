"""Hidden tests of cell_index; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.archive_oracles import cell_of
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

UNIT = np.zeros(2), np.ones(2)


def drawn(rng, b, bins):
    """Return a call whose descriptor lies inside, off all boundaries."""
    low = rng.normal(size=b)
    wide = rng.uniform(0.5, 3, size=b)
    part = rng.integers(0, bins, size=b) + rng.uniform(0.1, 0.9, size=b)
    return low + wide * part / bins, low, low + wide, bins


@pytest.mark.points(1)
def test_inside(student, reference, seed):
    """Cuts each range into equal parts, and returns the number of the part in each dimension."""
    rng = np.random.default_rng(seed("descriptors"))
    cases = [
        ((np.array([0.34, 0.95]), *UNIT, 10), (3, 9)),
        ((np.array([0.29, 0.71]), *UNIT, 3), (0, 2)),
        ((np.array([0.5004, 0.9996]), *UNIT, 1000), (500, 999)),
    ]
    calls = [drawn(rng, b, bins) for b in (1, 2, 3) for bins in (1, 5, 8, 20)]
    cases += [(call, cell_of(*call)) for call in calls]
    answers = assert_cases(student.cell_index, cases, compare=assert_equal)
    require([isinstance(answer, tuple) for answer in answers], "The cell is no tuple.")
    whole = [isinstance(part, int | np.integer) for answer in answers for part in answer]
    require(whole, "Some part of a cell is no integer.")
    assert_agrees(student.cell_index, reference.cell_index, calls, compare=assert_equal)
    assert_leaves_arguments(student.cell_index, calls)


@pytest.mark.points(1)
def test_ranges(student):
    """Takes a range of its own in each dimension, negative ones, tiny and huge ones."""
    low, high = np.array([-2.0, 10.0]), np.array([2.0, 11.0])
    cases = [((np.array([-1.9, 10.9]), low, high, 4), (0, 3)),
             ((np.array([1.1, 10.34]), low, high, 10), (7, 3)),
             ((np.array([-0.1, 10.55]), low, high, 3), (1, 1)),
             ((np.array([-7.1, -7.5]), np.full(2, -8.0), np.full(2, -7.0), 5), (4, 2))]  # fmt: skip
    cases += [((scale * np.array([0.3, 0.7]), 0 * high, scale * np.ones(2), 5), (1, 3))
              for scale in (1e-15, 1e9)]  # fmt: skip
    whole = np.array([0, 0]), np.array([10, 200])
    cases += [
        ((np.array([7, 130]), *whole, 4), (2, 2)),
        ((np.array([3.9, 3.9]), *whole, 10), (3, 0)),
    ]
    small = [np.array(part, dtype=np.int8) for part in ([100, 5], [-120, -100], [120, 100])]
    cases.append(((*small, 6), (5, 3)))
    assert_cases(student.cell_index, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_boundaries(student):
    """Counts a boundary to the part above it, and the upper end to the last part."""
    cases = [((np.array([a, b]), *UNIT, 4), (int(4 * a), int(4 * b)))
             for a, b in ((0.0, 0.25), (0.5, 0.75), (0.75, 0.0))]  # fmt: skip
    cases += [((np.array([1.0, 0.1]), *UNIT, 4), (3, 0)), ((np.ones(2), *UNIT, 7), (6, 6))]
    cases += [((np.array([0.125, 0.5]), *UNIT, 8), (1, 4))]
    cases += [
        ((np.array([0.999, 0.0]), *UNIT, 2), (1, 0)),
        ((np.array([0.5 - 2**-40, 0.75]), *UNIT, 4), (1, 3)),
        ((np.array([1.0, 0.5]), *UNIT, 1), (0, 0)),
    ]
    assert_cases(student.cell_index, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_outside_and_errors(student):
    """Puts what lies outside into the first or last part, and refuses empty ranges."""
    cases = [((np.array(b), *UNIT, 5), cell) for b, cell in (
        ([-0.01, 1.01], (0, 4)), ([-30.0, 0.5], (0, 2)), ([1.3, -1.3], (4, 0)),
        ([np.inf, 0.1], (4, 0)), ([-np.inf, 0.9], (0, 4)), ([1e300, -1e300], (4, 0)))]  # fmt: skip
    cases.append(((np.array([1.3, -1.3]), *UNIT, 1), (0, 0)))
    assert_cases(student.cell_index, cases, compare=assert_equal)
    b, low = np.array([0.3, 0.7]), np.zeros(2)
    fails = {"bins = 0": (b, low, low + 1, 0), "bins = -2": (b, low, low + 1, -2),
             "high = low": (b, low, np.array([1.0, 0.0]), 3),
             "high below low": (b, low, np.array([-1.0, 1.0]), 3)}  # fmt: skip
    assert_raises(student.cell_index, ValueError, fails, works_on=[(b, low, low + 1, 1)])


@counterexample_search(b=strategies.vectors(1, low=-2, high=6), bins=strategies.choices(1, 2, 4))
def agrees_with_the_reference(student, reference, b, bins):
    call = b, np.zeros(1), np.full(1, 4.0), bins
    assert_equal(student.cell_index(*call), reference.cell_index(*call))
