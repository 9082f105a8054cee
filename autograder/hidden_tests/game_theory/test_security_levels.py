"""Hidden tests of security_levels; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

WIDE = np.array([[4.0, 1.0, 8.0, 2.5], [5.0, 3.0, 6.0, 3.5]])
TALL = np.array([[-4.0, 7.0], [2.5, -1.0], [-3.0, -2.0]])


def by_hand(A):
    """Return both levels, by loops."""
    lower = max(min(row) for row in A.tolist())
    return lower, min(max(row) for row in A.T.tolist())


def part(k):
    return {"read": lambda got: as_tuple(got, 2)[k]}


SADDLES = [np.array([[3.0, 5.0], [1.0, 9.0]]), np.array([[-2.0, -6.0], [-3.0, -8.0]])]
GAPS = [np.array([[1.0, -1.0], [-1.0, 1.0]]), np.array([[-5.0, 5.0], [10.0, -5.0]])]
SMALL = {
    "a single row": (np.array([[3.5, -2.0, 7.0]]), (-2.0, -2.0)),
    "a single column": (np.array([[3.5], [-2.0], [7.0]]), (7.0, 7.0)),
    "a single entry": (np.array([[-6.5]]), (-6.5, -6.5)),
    "integers": (np.array([[4, 1], [-5, 3]]), (1.0, 3.0)),
}


def ordinary_cases(seed, k):
    rng = np.random.default_rng(seed("tables"))
    square = [*SADDLES, *GAPS, rng.normal(size=(3, 3))]
    tables = [WIDE, TALL, *square, rng.normal(size=(2, 5)), rng.normal(size=(4, 3))]
    return [(A, by_hand(A)[k]) for A in tables]


def small_cases(k):
    return [Case((A,), levels[k], label=label) for label, (A, levels) in SMALL.items()]


@pytest.mark.points(1)
def test_lower(student, seed):
    """Returns the row player's level first, at saddle points and where there is a gap."""
    assert_cases(student.security_levels, ordinary_cases(seed, 0), **part(0))
    assert_leaves_arguments(student.security_levels, [WIDE.copy(), TALL.copy()])


@pytest.mark.points(1)
def test_upper(student, seed):
    """Returns the column player's level second, at saddle points and where there is a gap."""
    assert_cases(student.security_levels, ordinary_cases(seed, 1), **part(1))


@pytest.mark.points(1)
def test_lower_in_small_tables(student):
    """Returns the row player's level of single rows and columns, and of integers."""
    assert_cases(student.security_levels, small_cases(0), **part(0))


@pytest.mark.points(1)
def test_upper_in_small_tables(student):
    """Returns the column player's level of single rows and columns, and of integers."""
    assert_cases(student.security_levels, small_cases(1), **part(1))


@counterexample_search(A=strategies.matrices((1, 3), (1, 3), -4, 4))
def agrees_with_the_reference(student, reference, A):
    assert_agrees(student.security_levels, reference.security_levels, [(A,)])
