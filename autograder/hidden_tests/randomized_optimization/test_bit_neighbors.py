"""Hidden tests of randomized_optimization/bit_neighbors; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import bits, flipped, whole
from autograder.testing import (
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


def around(x):
    """Return all neighbours."""
    return np.array([flipped([int(bit) for bit in x], i) for i in range(len(x))])


@pytest.mark.points(1)
def test_rows(student, seed):
    """Returns x with bit i flipped in row i."""
    rng = np.random.default_rng(seed("strings"))
    cases = [(bits("100"), np.array([[0, 0, 0], [1, 1, 0], [1, 0, 1]]))]
    strings = [bits("11"), bits("0000"), bits("01101"), rng.integers(0, 2, size=12)]
    assert_cases(student.bit_neighbors, [*cases, *((x, around(x)) for x in strings)])


@pytest.mark.points(1)
def test_one_bit_and_other_widths(student):
    """Takes a single bit and integers of other widths, and leaves x as it was."""
    strings = [bits("0"), bits("1")]
    strings += [bits("0110").astype(kind) for kind in (np.int8, np.uint8, np.int32)]
    assert_cases(student.bit_neighbors, [(x, around(x)) for x in strings], read=whole)
    assert_leaves_arguments(student.bit_neighbors, [bits("0110"), bits("1")])


@counterexample_search(x=strategies.labels((1, 5), (0, 1)))
def agrees_with_the_reference(student, reference, x):
    assert_close(student.bit_neighbors(x), reference.bit_neighbors(x))
