"""Hidden tests of randomized_optimization/simulated_annealing; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import (
    anneal,
    best_of_its_walk,
    bits,
    drawn_table,
    draws,
    strings_given,
    traces,
    whole,
)
from autograder.testing import (
    Case,
    Spy,
    as_array,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

STATES = [0.0, 0.75, 1.5, 2.0]  # heights of 00, 01, 10 and 11


@pytest.mark.points(1)
def test_recipe(student, reference, open_function, seed):
    """Draws the bit and then the number of each step, in every case."""
    calls = [(open_function("one_max"), bits("000"), 0.9, 0.9, 6, draws(s)) for s in (2, 5, 8)]
    for start in (0, seed("tables")):
        rng = draws(start)
        f = open_function("lookup", drawn_table(rng, 5, 30))
        calls += [(f, rng.integers(0, 2, size=5), T0, 1.0, 15, draws(start)) for T0 in (4.0, 20)]
    even = open_function("lookup", [1, 1, 1, 3, 1, 2, 2, 4])
    calls += [(even, bits("000"), 0.01, 1.0, 9, draws(s)) for s in (0, 1, 2)]
    assert_agrees(student.simulated_annealing, anneal, calls, compare=traces)
    few = [(f, bits("01101"), 4.0, 0.9, n_iter, draws(1)) for n_iter in (0, 3)]
    assert_draws(student.simulated_annealing, reference.simulated_annealing, few)


@pytest.mark.points(1)
def test_cooling(student, open_function, seed):
    """Multiplies the temperature by decay after each step, step 0 having T0."""
    calls = []
    for start in (0, seed("cold")):
        f = open_function("weighted", [3.0, -1.0, 2.0, 0.5, -2.5, 1.0])
        for T0, decay, n_iter in ((5.0, 0.9, 20), (9.0, 0.5, 8), (2.0, 0.97, 20), (1e8, 0.1, 12)):
            calls.append((f, bits("101001"), T0, decay, n_iter, draws(start)))
    mixed = open_function("lookup", [1, 0.5, 2.25, 3])  # whole at first, and then not
    calls += [(mixed, bits("00"), 9.0, 0.9, 6, draws(start)) for start in range(2)]
    first = open_function("lookup", [1.0, 0.0])
    calls += [(first, bits("0"), 1.5, 0.01, 3, draws(start)) for start in range(8)]
    tiny = open_function("weighted", [3e-9, -1e-9, 2e-9, 5e-10, -2.5e-9, 1e-9])
    calls += [(tiny, bits("101001"), 5e-9, 0.9, 25, draws(0))]
    assert_agrees(student.simulated_annealing, anneal, calls, compare=traces)


@pytest.mark.points(1)
def test_best(student, open_function, seed):
    """Returns the best string that the walk stood on, which is seldom its last."""
    calls = []
    for start in (0, seed("best")):
        rng = draws(start)
        f = open_function("lookup", rng.permutation(64).tolist())
        calls.append((f, rng.integers(0, 2, size=6), 60.0, 1.0, 12, draws(start)))
        f = open_function("lookup", (-1 - rng.permutation(64)).tolist())
        calls.append((f, rng.integers(0, 2, size=6), 60.0, 1.0, 12, draws(start)))
    tiny = open_function("weighted", [3e-12, -1e-12, 2e-12, 5e-13])
    calls.append((tiny, bits("0100"), 1e-12, 1.0, 12, draws(0)))
    assert_law(student.simulated_annealing, calls, best_of_its_walk)
    hill = open_function("lookup", [9, 0, 0, 0, 0, 0, 0, 0])
    start_is_best = [(hill, bits("000"), 50.0, 1.0, 5, draws(start)) for start in range(4)]
    cases = [Case(call, (bits("000"), 9.0), label="x0 is the best") for call in start_is_best]
    assert_cases(student.simulated_annealing, cases, read=lambda got: as_tuple(got, 3)[:2])


@pytest.mark.points(1)
def test_equally_good(student, open_function):
    """Keeps the first of equally good strings, though the walk goes on to others."""
    calls = [(open_function("flat"), bits("0101"), T, 0.9, 8, draws(3)) for T in (0.0, 2.0)]
    cases = [Case(call, (bits("0101"), 2.5), label="a flat landscape") for call in calls]
    corner = open_function("lookup", [4, 4, 4, 0])
    cases += [
        Case((corner, bits("11"), 0.0, 1.0, 8, draws(start)), (first, 4.0), label="a corner")
        for start in range(4)
        for first in [bits("01") if draws(start).integers(2) == 0 else bits("10")]
    ]
    assert_cases(student.simulated_annealing, cases, read=lambda got: as_tuple(got, 3)[:2])


@pytest.mark.points(1)
def test_without_heat(student, open_function, seed):
    """Never loses height at T0 = 0, but steps to equal heights."""

    def climbs(got, f, x0, T0, decay, n_iter, rng):
        trace = as_array(as_tuple(got, 3)[2], shape=(n_iter + 1,), what="the trace")
        require(np.diff(trace) >= 0, "The height falls at temperature 0.")
        require(trace[-1] > trace[0], "The walk never gains height.")

    ones = open_function("one_max")
    calls = [(ones, np.zeros(6, dtype=int), 0.0, 0.9, 20, draws(s)) for s in (0, seed("climb"))]
    assert_law(student.simulated_annealing, calls, climbs)
    for start in (0, 1, 2):
        spy = Spy(open_function("flat"))
        student.simulated_annealing(spy, bits("000000"), 0.0, 0.9, 8, draws(start))
        steps = np.array([np.asarray(x, dtype=int) for x in spy.given(0)])
        require(steps.sum(axis=1).max() > 1, "The walk stays where a step loses nothing.")


@pytest.mark.points(1)
def test_long_run(student, open_function):
    """Stays in the long run on each string as long as the temperature says."""

    def law(got, f, x0, T, decay, n_iter, rng):
        trace = as_array(as_tuple(got, 3)[2], shape=(n_iter + 1,), what="the trace")
        weights = np.exp(np.array(STATES) / T)
        for height, share in zip(STATES, weights / weights.sum(), strict=True):
            far = abs(np.mean(np.abs(trace - height) < 1e-9) - share)
            require(far < 0.15, "Some height comes up too often or too seldom.")

    f = open_function("lookup", STATES)
    assert_law(student.simulated_annealing, [(f, bits("00"), 1.0, 1.0, 160, draws(0))], law)


@pytest.mark.points(1)
def test_evaluations(student, open_function):
    """Calls f once for x0 and once a step, each time for a string one flip away."""
    for x0, n_iter, start in ((bits("0110"), 12, 0), (bits("10"), 0, 1), (bits("1"), 5, 2)):
        f = open_function("lookup", drawn_table(draws(start), len(x0), 9))
        spy = Spy(f)
        got = as_tuple(student.simulated_annealing(spy, x0, 3.0, 0.9, n_iter, draws(start)), 3)
        require(len(spy.calls) == 1 + n_iter, "f is called more or less often than stated.")
        seen = [np.asarray(x, dtype=int).tolist() for x in strings_given(spy)]
        require(seen[0] == x0.tolist(), "The first string that f is given is not x0.")
        trace = as_array(got[2], shape=(n_iter + 1,), what="the trace")
        here = seen[0]
        for new, height in zip(seen[1:], trace[1:], strict=True):
            flips = int(np.sum(np.array(new) != here))
            require(flips == 1, "f is given a string that is not one flip away.")
            here = new if f(new) == height else here
    call = open_function("one_max"), bits("0110").astype(np.int8), 1.0, 0.9, 9, draws(0)
    assert_law(student.simulated_annealing, [call], best_of_its_walk)
    x0 = bits("0110")
    calls = [(np.sum, x0.astype(kind), 0.5, 1.0, 9, draws(0)) for kind in (np.uint8, int)]
    runs = [as_tuple(got, 3) for got in student.simulated_annealing.map(calls)]
    narrow, wide = (as_array(run[2], what="the trace") for run in runs)
    assert_close(narrow, wide, what="the trace from an x0 of 8 bits beside that from 64")
    whole(runs[1][0], "x")
    assert_leaves_arguments(student.simulated_annealing, [call])


@counterexample_search(
    values=strategies.labels(4, (0, 1, 3)),
    T0=strategies.choices(0.0, 1.0, 3.0),
    n_iter=strategies.choices(0, 1, 2, 5),
    start=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, open_function, values, T0, n_iter, start):
    f = open_function("lookup", values.tolist())
    got = student.simulated_annealing(f, bits("01"), T0, 0.5, n_iter, draws(start))
    expected = reference.simulated_annealing(f, bits("01"), T0, 0.5, n_iter, draws(start))
    assert_close(got, expected)
