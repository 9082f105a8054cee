"""Oracles of selection, crossover and mutation, one individual at a time in plain Python."""

import numpy as np

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import (
    drawn_table,
    draws,
    whole,
)
from autograder.testing import Spy, as_array, as_tuple, assert_close, remembered, require


def winners(fitness, n_parents, rng):
    """Return who wins each tournament."""
    fitness = [float(value) for value in fitness]
    entrants = rng.integers(0, len(fitness), size=(n_parents, 2)).tolist()
    return np.array([b if fitness[b] > fitness[a] else a for a, b in entrants], dtype=int)


def crossed(a, b, point):
    """Return both children of a cut."""
    a, b = [int(bit) for bit in a], [int(bit) for bit in b]
    return np.array(a[:point] + b[point:]), np.array(b[:point] + a[point:])


def whole_children(got):
    """Return both children, which must hold integers."""
    for child, name in zip(as_tuple(got, 2), ("the first child", "the second child"), strict=True):
        whole(child, name)
    return got


def mutated(P, rate, rng):
    """Return a population whose bits are flipped where a number is small."""
    numbers = rng.random((len(P), len(P[0]))).tolist()
    return [
        [1 - int(bit) if u < rate else int(bit) for bit, u in zip(row, line, strict=True)]
        for row, line in zip(P, numbers, strict=True)
    ]


def generations(f, P0, n_gen, elite, rate, rng):
    """Return all generations and their fitness."""
    P = [[int(bit) for bit in row] for row in P0]
    N, n = len(P), len(P[0])
    m = N - elite
    m += m % 2
    known = [(P, [f(row) for row in P])]
    for _ in range(n_gen):
        P, fitness = known[-1]
        order = sorted(range(N), key=lambda i: (-fitness[i], i))
        chosen = winners(fitness, m, rng).tolist()
        points, children = rng.integers(1, n, size=m // 2).tolist(), []
        for k, point in enumerate(points):
            pair = crossed(P[chosen[2 * k]], P[chosen[2 * k + 1]], point)
            children += [child.tolist() for child in pair]
        changed = mutated(children, rate, rng) if m else []
        P = [P[i] for i in order[:elite]] + changed[: N - elite]
        known.append((P, [f(row) for row in P]))
    return known


@remembered
def bred(f, P0, n_gen, elite, rate, rng):
    """Return what the genetic algorithm must return."""
    known = generations(f, P0, n_gen, elite, rate, rng)
    history = [max(fitness) for _, fitness in known]
    rows = [row for P, _ in known for row in P]
    fitness = [value for _, values in known for value in values]
    best = fitness.index(max(fitness))
    return np.array(rows[best]), float(fitness[best]), np.array(history, dtype=float)


def ga_call(open_function, start, N, elite, n_gen=6, rate=0.1, n=5, high=10**6):
    """Return a call on a drawn table, from a drawn population."""
    rng = draws(start)
    f = open_function("lookup", drawn_table(rng, n, high))
    return f, rng.integers(0, 2, size=(N, n)), n_gen, elite, rate, draws(start)


def histories(got, expected):
    """Compare the best fitness in each generation."""
    history = as_array(as_tuple(got, 3)[2], what="the history")
    assert_close(history, expected[2], what="the history")


def watched_population(
    student,
    open_function,
    start,
    N,
    elite,
    n_gen=4,
    rate=0.3,
    high=40,
    read=lambda spy: spy.given(0),
):
    """Return the result of a run, and all individuals whose fitness was asked for."""
    f, *call = ga_call(open_function, start, N, elite, n_gen, rate, high=high)
    spy = Spy(f)
    got = as_tuple(student.genetic_algorithm(spy, *call), 3)
    count = N * (n_gen + 1)
    require(len(spy.calls) == count, "f is called more or less often than the statement says.")
    rows = np.array([np.asarray(x, dtype=int) for x in read(spy)])
    fitness = np.array([f(x) for x in rows])
    return got, rows.reshape(n_gen + 1, N, -1), fitness.reshape(n_gen + 1, N), call[0]


def wheel(fitness):
    """Return the shares, added up one by one."""
    values = [float(value) for value in fitness]
    return np.array([value / sum(values) for value in values])


def dealt(a, b, mask):
    """Return the children, dealt out bit by bit."""
    trios = list(zip(a.tolist(), b.tolist(), mask.tolist(), strict=True))
    first = [one if takes else other for one, other, takes in trios]
    second = [other if takes else one for one, other, takes in trios]
    return np.array(first), np.array(second)
