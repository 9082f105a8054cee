"""Oracles of walks on bit strings, step by step in plain Python, and landscapes to walk on."""

import math

import numpy as np

from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    remembered,
    require,
)


def bits(text):
    """Return the bits that a text such as "0110" shows."""
    return np.array([int(bit) for bit in text])


def draws(start):
    """Return a generator."""
    return np.random.default_rng(start)


def whole(got, what="the result"):
    """Return what was returned, which must hold integers."""
    held = as_array(got, what=what)
    has_none = isinstance(got, list) and held.size == 0  # an empty list holds no floats
    require(has_none or held.dtype.kind in "iu", f"{what}: it does not hold integers.")
    return got


def strings_given(spy):
    """Return what f was given, in each call an array of integers."""
    given = spy.given(0)
    are_strings = all(isinstance(x, np.ndarray) and x.dtype.kind in "iu" for x in given)
    require(are_strings, "f is not given an array of integers in each call.")
    return given


def drawn_table(rng, n, high):
    """Return integer heights for all strings of n bits; the smaller high is, the more ties."""
    return rng.integers(0, high, size=2**n).tolist()


def flipped(x, i):
    """Return a list of bits with one of them flipped."""
    return [1 - bit if place == i else bit for place, bit in enumerate(x)]


def climb(f, x0, max_steps=1000):
    """Return what steepest ascent must return."""
    x, calls = [int(bit) for bit in x0], 1
    value = f(x)
    for _ in range(max_steps):
        better = []
        for i in range(len(x)):
            calls += 1
            better.append((-f(flipped(x, i)), i))
        lowest, i = min(better)
        if -lowest <= value:
            break
        x, value = flipped(x, i), -lowest
    return np.array(x), float(value), calls


climbed = remembered(climb)


def heights_on_the_way(f, x0, T0, decay, n_iter, rng):
    """Return the strings on which annealing stands, and their heights."""
    x, temperature = [int(bit) for bit in x0], T0
    path = [(f(x), x)]
    for _ in range(n_iter):
        i, u = int(rng.integers(len(x))), float(rng.random())
        new = flipped(x, i)
        loss = path[-1][0] - f(new)
        if loss <= 0 or (temperature > 0 and u < math.exp(-loss / temperature)):
            x = new
        path.append((f(x), x))
        temperature *= decay
    return path


@remembered
def anneal(f, x0, T0, decay, n_iter, rng):
    """Return what simulated annealing must return."""
    path = heights_on_the_way(f, x0, T0, decay, n_iter, rng)
    value, best = max(path, key=lambda place: place[0])
    return np.array(best), float(value), np.array([height for height, _ in path], dtype=float)


@remembered
def restarted(f, n_bits, n_restarts, start):
    """Return what the best of several climbs must be, and how many differ in height."""
    rng = draws(start)
    climbs = [climb(f, rng.integers(0, 2, size=n_bits)) for _ in range(n_restarts)]
    best = max(climbs, key=lambda run: run[1])
    return (best[0], best[1], sum(run[2] for run in climbs)), [run[1] for run in climbs]


def assert_places(function, calls):
    """Compare where climbs end, not how many evaluations they report."""

    def same(got, expected):
        x, value, _ = as_tuple(got, 3)
        assert_close(x, expected[0], what="x")
        assert_close(value, expected[1], what="the value")

    assert_cases(function, [Case(call, climbed(*call)) for call in calls], compare=same)


def drawn_heights(start, high=1000):
    """Return heights with several local optima."""
    return drawn_table(draws(start), 5, high)


def runs_of(open_function, numbers, n_restarts, high=1000):
    """Return calls and what the best of their climbs is."""
    found = []
    for number in numbers:
        f = open_function("lookup", drawn_heights(number % 9, high))
        rng = draws(number)
        climbs = [climb(f, rng.integers(0, 2, size=5)) for _ in range(n_restarts)]
        best = max(climbs, key=lambda run: run[1])
        total = sum(run[2] for run in climbs)
        found.append(((f, 5, n_restarts, draws(number)), (best[0], best[1], total)))
    return found


def ends_at(got, expected):
    """Compare the string and its value only."""
    x, value, _ = as_tuple(got, 3)
    assert_close(x, np.asarray(expected[0]), what="x")
    assert_close(value, expected[1], what="the value")


def traces(got, expected):
    """Compare the heights on the way only."""
    trace = as_array(as_tuple(got, 3)[2], what="the trace")
    assert_close(trace, expected[2], what="the trace")


def best_of_its_walk(got, f, x0, T0, decay, n_iter, rng):
    """Assert that x is a string of the value, and the value the largest of the trace."""
    x, value, trace = as_tuple(got, 3)
    x = as_array(x, shape=x0.shape, what="x")
    trace = as_array(trace, shape=(n_iter + 1,), what="the trace")
    assert_close(value, trace.max(), what="the value beside the largest of the trace")
    assert_close(f(x), value, what="f of the returned x beside the value")
