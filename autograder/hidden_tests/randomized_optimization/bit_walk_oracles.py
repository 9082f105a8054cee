"""Oracles of walks on bit strings, step by step in plain Python, and landscapes to walk on."""

import functools
import math

import numpy as np


def bits(text):
    """Return the bits that a text such as "0110" shows."""
    return np.array([int(bit) for bit in text])


def draws(start):
    """Return a generator."""
    return np.random.default_rng(start)


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


def anneal(f, x0, T0, decay, n_iter, rng):
    """Return what simulated annealing must return."""
    path = heights_on_the_way(f, x0, T0, decay, n_iter, rng)
    value, best = max(path, key=lambda place: place[0])
    return np.array(best), float(value), np.array([height for height, _ in path], dtype=float)


@functools.cache
def restarted(f, n_bits, n_restarts, start):
    """Return what the best of several climbs must be, and how many differ in height."""
    rng = draws(start)
    climbs = [climb(f, rng.integers(0, 2, size=n_bits)) for _ in range(n_restarts)]
    best = max(climbs, key=lambda run: run[1])
    return (best[0], best[1], sum(run[2] for run in climbs)), [run[1] for run in climbs]
