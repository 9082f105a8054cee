"""Hidden tests of sauer_bound; first docstring lines are shown to students."""

from functools import cache

import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_raises,
    counterexample_search,
    strategies,
)


@cache
def by_recursion(n, k):
    """Return the bound from those for one point less, with and without the last point."""
    if k == 0:
        return 0
    return 1 if n == 0 else by_recursion(n - 1, k) + by_recursion(n - 1, k - 1)


@pytest.mark.points(1)
def test_small(student, reference):
    """Adds up the binomial coefficients below the break point."""
    cases = [((4, 3), 11), ((3, 2), 4), ((5, 3), 16), ((10, 4), 176), ((6, 6), 63)]
    calls = [(n, k) for n in range(2, 12) for k in range(2, n + 1)]
    cases += [(call, by_recursion(*call)) for call in calls]
    assert_cases(student.sauer_bound, cases, compare=assert_equal)
    assert_agrees(student.sauer_bound, reference.sauer_bound, calls)


@pytest.mark.points(1)
def test_edges(student):
    """Is 2^n for break points above n, 1 for the break point 1, and 1 for no points."""
    cases = [
        Case((n, k), 2**n, label="k above n")
        for n, k in [(3, 4), (3, 9), (1, 2), (8, 300), (20, 21)]
    ]
    cases += [Case((n, 1), 1, label="k = 1") for n in (1, 2, 9, 400)]
    cases += [Case((0, k), 1, label="no points") for k in (1, 2, 7)]
    assert_cases(student.sauer_bound, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_large(student):
    """Returns exact integers for many points."""
    calls = [(200, 50), (60, 31), (64, 70), (100, 99), (200, 3), (120, 1000)]
    cases = [(call, by_recursion(*call)) for call in calls]
    cases += [((1000, 3), 500501), ((1000, 2000), 2**1000), ((999, 500), 2**998)]
    assert_cases(student.sauer_bound, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_refusals(student):
    """Raises ValueError if the break point is below 1."""
    calls = {f"n = {n}, k = {k}": (n, k) for n, k in [(4, 0), (4, -1), (0, 0), (100, -20)]}
    works_on = [(4, 3), (4, 2), (9, 5)]
    assert_raises(student.sauer_bound, ValueError, calls, works_on=works_on)


@counterexample_search(n=strategies.choices(2, 3, 1, 4, 0), k=strategies.choices(2, 1, 3, 5))
def agrees_with_the_reference(student, reference, n, k):
    assert_equal(student.sauer_bound(n, k), reference.sauer_bound(n, k))
