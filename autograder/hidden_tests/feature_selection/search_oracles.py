"""Tables of scores, and slow searches, for the hidden tests of feature_selection."""

from itertools import combinations

import numpy as np


def code(subset):
    """Return the place of a subset in a table of scores: a bit for each feature."""
    return sum(1 << j for j in subset)


def drawn_table(rng, d):
    """Return scores of all subsets, no two of which are nearer to each other than 1/8."""
    return (rng.permutation(1 << d) - 3.0) / 8


def changed_table(d, changes, level=9.0):
    """Return the same score for all subsets but a few, given as {(0, 2): 1.5}."""
    values = np.full(1 << d, level)
    for subset, value in changes.items():
        values[code(subset)] = value
    return values


def climbs(values, d, k_max):
    """Return path, scores and best subset of forward selection in a table without ties."""
    path, left = [()], set(range(d))
    while len(path) <= k_max:
        added = min(left, key=lambda j: values[code((*path[-1], j))])
        left.remove(added)
        path.append(tuple(sorted((*path[-1], added))))
    return told(values, path[1:])


def descends(values, d, k_min):
    """Return path, scores and best subset of backward elimination in a table without ties."""
    path = [tuple(range(d))]
    while len(path[-1]) > k_min:
        smaller = list(combinations(path[-1], len(path[-1]) - 1))
        path.append(min(smaller, key=lambda subset: values[code(subset)]))
    return told(values, path)


def told(values, path):
    """Return a path, its scores and its best subset."""
    scores = [float(values[code(subset)]) for subset in path]
    return path, scores, path[int(np.argmin(scores))]


def half_squares(X, y, subset):
    """Return half of what is left of y after projecting it off the columns, one by one."""
    left, basis = y - np.mean(y), []
    for j in subset:
        column = X[:, j] - X[:, j].mean()
        length = np.linalg.norm(column)
        for _ in range(2):
            for b in basis:
                column = column - (b @ column) * b
        if np.linalg.norm(column) > 1e-9 * length:
            basis.append(column / np.linalg.norm(column))
            left = left - (basis[-1] @ left) * basis[-1]
    return float(left @ left) / 2


def best_of_all(X, y, lam):
    """Return the best subset, its score, and how much worse the next best is."""
    d = X.shape[1]
    subsets = [s for size in range(d + 1) for s in combinations(range(d), size)]
    ranked = sorted((half_squares(X, y, s) + lam * len(s), s) for s in subsets)
    return ranked[0][1], ranked[0][0], ranked[1][0] - ranked[0][0]
