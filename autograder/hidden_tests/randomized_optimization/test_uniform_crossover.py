"""Hidden tests of randomized_optimization/uniform_crossover; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import bits
from autograder.hidden_tests.randomized_optimization.breeding_oracles import dealt, whole_children
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

A, B = bits("110100"), bits("011001")


@pytest.mark.points(1)
def test_children(student, seed):
    """Deals out the bits as the mask says, the first child having a where it is true."""
    rng = np.random.default_rng(seed("masks"))
    mask = bits("101").astype(bool)
    cases = [((bits("111"), bits("000"), mask), (bits("101"), bits("010")))]
    assert_cases(student.uniform_crossover, cases)
    calls = [(A, B, rng.random(6) < 0.5) for _ in range(4)]
    calls += [(*rng.integers(0, 2, size=(2, 20)), rng.random(20) < 0.4), (A, B, A == B)]
    calls += [(A, B, bits("110010").astype(bool)), (A, B, bits("001111").astype(bool))]
    assert_agrees(student.uniform_crossover, dealt, calls)


@pytest.mark.points(1)
def test_masks_that_deal_out_nothing(student):
    """Returns both parents for masks that are true or false everywhere."""
    calls = [(A, B, np.full(6, value)) for value in (True, False)]
    calls += [(bits("1"), bits("0"), np.array([value])) for value in (True, False)]
    assert_agrees(student.uniform_crossover, dealt, calls)


@pytest.mark.points(1)
def test_arguments_stay(student):
    """Leaves parents and mask as they were, whatever the width of the integers."""
    mask = bits("011010").astype(bool)
    calls = [(A.astype(kind), B.astype(kind), mask) for kind in (np.int8, np.uint8, np.int64)]
    assert_agrees(student.uniform_crossover, dealt, calls, read=whole_children)
    assert_leaves_arguments(student.uniform_crossover, calls)


@counterexample_search(
    a=strategies.labels(3, (0, 1)),
    b=strategies.labels(3, (0, 1)),
    mask=strategies.labels(3, (0, 1)),
)
def agrees_with_the_reference(student, reference, a, b, mask):
    call = a, b, mask.astype(bool)
    assert_close(student.uniform_crossover(*call), reference.uniform_crossover(*call))
