"""Hidden tests of randomized_optimization/knapsack_value; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import bits
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

WEIGHTS, VALUES = np.array([3, 4, 2, 7]), np.array([5, 6, 3, 11])
HUGE = np.array([4, 6])
NARROW = np.full(4, 64, dtype=np.int8)


def worth(x, weights, values, capacity):
    """Return what is packed is worth."""
    packed = [i for i, bit in enumerate(x) if bit]
    if sum(int(weights[i]) for i in packed) > capacity:
        return 0.0
    return float(sum(values[i].item() for i in packed))


@pytest.mark.points(1)
def test_sums(student, seed):
    """Adds the values of what is packed, and of nothing else."""
    rng = np.random.default_rng(seed("things"))
    cases = [
        ((bits("1010"), WEIGHTS, VALUES, 10), 8.0),
        ((bits("0101"), WEIGHTS, VALUES, 30), 17.0),
        ((bits("1111"), WEIGHTS, VALUES, 18), 25.0),
        ((bits("0000"), WEIGHTS, VALUES, 5), 0.0),
        ((bits("1000"), WEIGHTS, VALUES / 4, 5.5), 1.25),
    ]
    for n in (1, 5, 12):
        x, weights = rng.integers(0, 2, size=n), rng.integers(1, 20, size=n)
        call = x, weights, rng.integers(1, 50, size=n), int(weights.sum()) + 1
        cases.append((call, worth(*call)))
    assert_cases(student.knapsack_value, cases)


@pytest.mark.points(1)
def test_limit(student):
    """Takes a knapsack that is exactly full, and none that is heavier."""
    cases = [
        ((bits("1100"), WEIGHTS, VALUES, 7), 11.0),
        ((bits("1100"), WEIGHTS, VALUES, 6), 0.0),
        ((bits("1111"), WEIGHTS, VALUES, 12), 0.0),
        ((bits("1111"), WEIGHTS, VALUES, 15.5), 0.0),
        ((bits("1111"), WEIGHTS, VALUES, 16), 25.0),
        ((bits("0010"), WEIGHTS, VALUES, 2), 3.0),
        ((bits("0010"), WEIGHTS, VALUES, 1), 0.0),
        ((bits("0001"), WEIGHTS, VALUES, 0), 0.0),
        ((bits("01"), np.array([5, 0]), np.array([7, 2]), 0), 2.0),
        ((bits("101"), np.array([1.5, 4.0, 2.25]), np.array([3, 5, 8]), 3), 0.0),
        ((bits("101"), np.array([1.5, 4.0, 2.25]), np.array([3, 5, 8]), 3.75), 11.0),
        ((bits("11"), np.array([400_001, 600_000]), np.array([5, 6]), 1_000_000), 0.0),
        ((bits("11"), np.array([400_001, 600_000]), np.array([5, 6]), 1_000_001), 11.0),
        Case((bits("1111"), 2.0**-40 * WEIGHTS, VALUES, 2.0**-40 * 15), 0.0, label="tiny weights"),
        Case(
            (bits("1111"), 2.0**-40 * WEIGHTS, VALUES / 7, 2.0**-40 * 16),
            25 / 7,
            label="tiny weights",
        ),
        Case((bits("11"), 10**11 * HUGE, HUGE, 10**12 - 1), 0.0, label="huge weights"),
        Case((NARROW // 64, NARROW, NARROW, 100), 0.0, label="a sum of weights beyond 8 bits"),
        Case((bits("11"), 10**11 * HUGE, HUGE, 10**12), 10.0, label="huge weights"),
    ]
    assert_cases(student.knapsack_value, cases)


@pytest.mark.points(1)
def test_small_integers(student):
    """Takes integers of 8 bits whose sums need more, and changes no argument."""
    heavy, dear = np.full(9, 60), np.arange(31, 40)
    calls = []
    for kind in (np.int8, np.uint8):
        things = heavy.astype(kind), dear.astype(kind)
        packings = [bits(text).astype(kind) for text in ("1" * 9, "111110000", "000111100")]
        calls += [(x, *things, limit) for x in packings for limit in (545, 1000)]
    assert_cases(student.knapsack_value, [(call, worth(*call)) for call in calls])
    assert_leaves_arguments(student.knapsack_value, calls[:2])


@counterexample_search(
    x=strategies.labels(3, (0, 1)),
    weights=strategies.labels(3, (1, 2, 4)),
    capacity=strategies.choices(0, 3, 5, 9),
)
def agrees_with_the_reference(student, reference, x, weights, capacity):
    values = np.array([5, 7, 11])
    call = x, weights, values, capacity
    assert_close(student.knapsack_value(*call), reference.knapsack_value(*call))
