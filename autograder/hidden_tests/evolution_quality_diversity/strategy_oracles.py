"""Evolution strategies spelt out with loops, for the hidden tests of this topic."""

import numpy as np


def stepped(parents, n, sigma, rng):
    """Return offspring by the recipe, coordinate by coordinate."""
    d = len(parents[0])
    j = rng.integers(0, len(parents), size=n)
    z = rng.standard_normal((n, d))
    rows = [[float(parents[j[i]][c]) + sigma * z[i, c] for c in range(d)] for i in range(n)]
    return np.array(rows, dtype=float).reshape(n, d)


def ranked(fitness):
    """Return indices from the best to the worst: ties by index, NaN last."""
    numbers = [float(value) for value in fitness]
    keys = [(value != value, 0.0 if value != value else -value) for value in numbers]
    return sorted(range(len(numbers)), key=lambda i: (keys[i], i))


def generation(P, f, mu, lam, sigma, rng):
    """Return the next population of a (mu + lambda) strategy."""
    best = ranked([f(x) for x in P])[:mu]
    parents = np.array([P[i] for i in best], dtype=float)
    return np.concatenate([parents, stepped(parents, lam, sigma, rng)])


def strategy(f, d, mu, lam, sigma, n_gen, rng):
    """Return the best row, its fitness and the history of a whole run."""
    P = rng.uniform(-5, 5, size=(mu + lam, d))
    history = [max(f(x) for x in P)]
    for _ in range(n_gen):
        P = generation(P, f, mu, lam, sigma, rng)
        history.append(max(f(x) for x in P))
    x = P[ranked([f(x) for x in P])[0]]
    return x, f(x), np.array(history)


def numbered(n):
    """Return n rows, each of which tells its index."""
    return np.column_stack([np.arange(n) + 0.5, 100.0 - np.arange(n)])


def selected(P, fitness, mu):
    """Return the survivors and their fitness, from a sorted list of tuples."""
    best = ranked(fitness)[:mu]
    return P[best], np.array([float(fitness[i]) for i in best])
