"""Hidden tests of randomized_optimization/hill_climb; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import (
    assert_places,
    bits,
    climb,
    drawn_table,
    draws,
    strings_given,
    whole,
)
from autograder.testing import (
    Spy,
    as_tuple,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

WEIGHTS = [2.0, -1.0, 1.0, 4.0, -3.0]
RIDGE = [4, 9, 5, 3, 6, 1, 2, 8]  # from 000: the best flip leads to 001, and no further
STEEP = [0, 1, 2, 9, 3, 5, 4, 7]  # from 000: by 100 and 101 to 111; others go by 010 to 011
SNAKE = [0, 1, -1, 2, -1, -1, 4, 3, -1, -1, -1, -1, 6, 7, 5, -1]  # 7 moves from 0000 to 1101


@pytest.mark.points(1)
def test_goes_where_it_is_steepest(student, open_function, seed):
    """Moves to the best of all neighbours, and returns the string and its value."""
    calls = [(open_function("weighted", WEIGHTS), bits(text)) for text in ("00000", "11111")]
    calls += [(open_function("lookup", STEEP), bits(text)) for text in ("000", "110", "001")]
    calls += [(open_function("lookup", SNAKE), bits("0000"))]
    for start in (0, 1, 2, seed("tables")):
        rng = draws(start)
        table = rng.permutation(64).tolist()
        f = open_function("lookup", table)
        calls += [(f, rng.integers(0, 2, size=6)) for _ in range(3)]
    assert_places(student.hill_climb, calls)


@pytest.mark.points(1)
def test_ties(student, open_function, seed):
    """Flips the smallest bit of those that are equally good."""
    calls = [(open_function("one_max"), bits("0000"), steps) for steps in (1, 2, 3)]
    calls += [(open_function("lookup", [0, 5, 5, 5]), bits(text)) for text in ("00", "11")]
    calls += [(open_function("lookup", [0, 3, 3, 1, 2, 9, 7, 4]), bits("000"))]
    for start in (3, 4, 5, 6, 7, seed("tables")):
        rng = draws(start)
        f = open_function("lookup", drawn_table(rng, 5, 4))
        calls += [(f, rng.integers(0, 2, size=5)) for _ in range(4)]
    assert_places(student.hill_climb, calls)


@pytest.mark.points(1)
def test_stops(student, open_function):
    """Stops on plateaus and at local optima, where no neighbour is strictly better."""
    calls = [(open_function("weighted", WEIGHTS), bits("00000"))]
    calls += [(open_function("flat"), bits(text)) for text in ("0110", "1", "000")]
    calls += [(open_function("peaks", t), bits("11110100")) for t in (2, 3)]
    calls += [(open_function("lookup", RIDGE), bits(text)) for text in ("001", "100", "011")]
    calls += [(open_function("lookup", [7, 7, 7, 8]), bits("00"))]
    calls += [(open_function("one_max"), bits("111"))]
    assert_places(student.hill_climb, calls)


@pytest.mark.points(1)
def test_max_steps(student, open_function):
    """Makes at most max_steps moves, and none for max_steps = 0."""
    f, x0 = open_function("weighted", [1.0, 5.0, 4.0, 3.0, 2.0]), bits("00000")
    calls = [(f, x0, steps) for steps in (0, 1, 2, 3, 5, 9)]
    calls += [(open_function("lookup", STEEP), bits("000"), steps) for steps in (0, 1, 2)]
    calls += [(open_function("one_max"), np.zeros(24, dtype=int))]
    assert_places(student.hill_climb, calls)


@pytest.mark.points(1)
def test_evaluations(student, open_function):
    """Calls f for x0, then for the n neighbours of a round in the order of the bits, and counts."""
    runs = [
        (open_function("weighted", WEIGHTS), bits("00000"), 12),
        (open_function("flat"), bits("010"), 12),
        (open_function("one_max"), bits("0000"), 2),
        (open_function("one_max"), bits("0001"), 0),
        (open_function("one_max"), bits("110"), 1),
        (open_function("peaks", 1), bits("0110"), 12),
    ]
    for f, x0, max_steps in runs:
        spy = Spy(f)
        evaluations = as_tuple(student.hill_climb(spy, x0, max_steps), 3)[2]
        asked = Spy(f)
        expected = climb(asked, x0, max_steps)[2]
        require(len(spy.calls) <= expected, "f is called more often than the statement says.")
        require(len(spy.calls) >= expected, "f is called less often than the statement says.")
        seen = [np.asarray(x, dtype=int).tolist() for x in strings_given(spy)]
        in_order = seen == [[int(bit) for bit in x] for x in asked.given(0)]
        require(in_order, "f is not given x0 and then the neighbours in the order of the bits.")
        assert_close(evaluations, expected, what="the number of evaluations")


@pytest.mark.points(1)
def test_heights_of_any_kind(student, open_function):
    """Takes negative, tiny and fractional heights and narrow integers, and leaves x0 alone."""
    falls = [-4.0, -2.5, -3.0, -2.75]
    calls = [(open_function("lookup", falls), bits(text)) for text in ("00", "10", "11")]
    tiny, huge = [unit * np.array(WEIGHTS) for unit in (1e-25, 1e12)]
    calls += [(open_function("weighted", w.tolist()), bits("01101")) for w in (tiny, huge)]
    level = open_function("lookup", [1e12 + height for height in (0, 2, 1, 3)])
    calls += [(level, bits("00")), (np.sum, bits("0110").astype(np.uint8), 4)]
    f = open_function("weighted", [0.3, -0.2, 0.4, -0.1])
    calls += [(f, bits("0101").astype(kind)) for kind in (np.int8, np.uint8, np.int32)]
    assert_places(student.hill_climb, calls)
    whole(as_tuple(student.hill_climb(f, bits("0101")), 3)[0], "x")
    assert_leaves_arguments(student.hill_climb, [(f, bits("0101")), (f, bits("1010"), 0)])


@counterexample_search(
    values=strategies.labels(4, (0, 1, 2, 5)),
    x0=strategies.labels(2, (0, 1)),
    max_steps=strategies.choices(0, 1, 1000),
)
def agrees_with_the_reference(student, reference, open_function, values, x0, max_steps):
    call = open_function("lookup", values.tolist()), x0, max_steps
    assert_close(student.hill_climb(*call), reference.hill_climb(*call))
