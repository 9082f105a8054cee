"""Hidden tests of randomized_optimization/single_point_crossover; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import bits
from autograder.hidden_tests.randomized_optimization.breeding_oracles import crossed, whole_children
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

ONES, ZEROS = bits("11111"), bits("00000")


@pytest.mark.points(1)
def test_children(student, seed):
    """Returns the head of each parent with the tail of the other, first that with the head of a."""
    rng = np.random.default_rng(seed("parents"))
    cases = [((ONES, ZEROS, 2), (bits("11000"), bits("00111")))]
    cases += [((bits("101100"), bits("011010"), 3), (bits("101010"), bits("011100")))]
    assert_cases(student.single_point_crossover, cases)
    calls = [(*rng.integers(0, 2, size=(2, n)), n // 2) for n in (4, 9, 20)]
    calls += [(bits("1101"), bits("1101"), 2)]
    assert_agrees(student.single_point_crossover, crossed, calls)


@pytest.mark.points(1)
def test_outermost_points(student):
    """Takes the points 1 and n - 1, also of strings of two bits."""
    calls = [(ONES, ZEROS, point) for point in (1, 4)]
    calls += [(bits("10"), bits("01"), 1), (bits("0110"), bits("1001"), 3)]
    assert_agrees(student.single_point_crossover, crossed, calls)


@pytest.mark.points(1)
def test_points_that_cut_nothing(student):
    """Raises ValueError for points below 1 and above n - 1."""
    fails = {f"point = {point} of 5 bits": (ONES, ZEROS, point) for point in (0, -1, -3, 5, 6, 40)}
    fails["point = 1 of one bit"] = bits("1"), bits("0"), 1
    works_on = [(ONES, ZEROS, point) for point in (2, 3)]
    assert_raises(student.single_point_crossover, ValueError, fails, works_on=works_on)


@pytest.mark.points(1)
def test_parents_stay(student):
    """Leaves the parents as they were, whatever the width of their integers."""
    calls = [
        (bits("10110").astype(kind), bits("01011").astype(kind), 3)
        for kind in (np.int8, np.uint8, np.int64)
    ]
    assert_agrees(student.single_point_crossover, crossed, calls, read=whole_children)
    assert_leaves_arguments(student.single_point_crossover, calls)


@counterexample_search(
    a=strategies.labels(4, (0, 1)),
    b=strategies.labels(4, (0, 1)),
    point=strategies.choices(1, 2, 3),
)
def agrees_with_the_reference(student, reference, a, b, point):
    got = student.single_point_crossover(a, b, point)
    assert_close(got, reference.single_point_crossover(a, b, point))
