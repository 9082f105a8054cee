"""Oracles of selection, crossover and mutation, one individual at a time in plain Python."""

import numpy as np


def winners(fitness, n_parents, rng):
    """Return who wins each tournament."""
    fitness = [float(value) for value in fitness]
    entrants = rng.integers(0, len(fitness), size=(n_parents, 2)).tolist()
    return np.array([b if fitness[b] > fitness[a] else a for a, b in entrants], dtype=int)


def crossed(a, b, point):
    """Return both children of a cut."""
    a, b = [int(bit) for bit in a], [int(bit) for bit in b]
    return np.array(a[:point] + b[point:]), np.array(b[:point] + a[point:])


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


def bred(f, P0, n_gen, elite, rate, rng):
    """Return what the genetic algorithm must return."""
    known = generations(f, P0, n_gen, elite, rate, rng)
    history = [max(fitness) for _, fitness in known]
    rows = [row for P, _ in known for row in P]
    fitness = [value for _, values in known for value in values]
    best = fitness.index(max(fitness))
    return np.array(rows[best]), float(fitness[best]), np.array(history, dtype=float)
