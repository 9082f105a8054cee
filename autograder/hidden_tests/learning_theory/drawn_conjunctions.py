"""Drawn conjunctions of literals, rows that they label, and what a learner can know of them."""

import numpy as np


def satisfied(row, target):
    """Tell whether a row satisfies a target: one of 0, 1, None for each column."""
    return int(all(want is None or bit == want for bit, want in zip(row, target, strict=True)))


def draw_conjunction_rows(rng, n, k):
    """Return rows of k bits and the labels of a drawn conjunction, about half of them 1."""
    target = [None if rng.random() < 0.6 else int(rng.integers(2)) for _ in range(k)]
    target[0] = int(rng.integers(2))
    rows = rng.integers(0, 2, size=(n, k))
    for i in np.flatnonzero(rng.random(n) < 0.5):
        rows[i] = [b if want is None else want for b, want in zip(rows[i], target, strict=True)]
    return rows, np.array([satisfied(row, target) for row in rows])


def most_specific(X, y):
    """Return the literals that all rows with the label 1 satisfy."""
    k, ones = X.shape[1], X[y == 1]
    return [(i, s) for i in range(k) for s in (0, 1) if np.all(ones[:, i] == s)]


def surprises(X, y):
    """Return how many rows with the label 1 differ from all that rows before them had in common."""
    seen, count = [], 0
    for row, label in zip(X.tolist(), y.tolist(), strict=True):
        if label and (not seen or any(
            len({old[i] for old in seen}) == 1 and row[i] != seen[0][i] for i in range(len(row))
        )):  # fmt: skip
            count += 1
        if label:
            seen.append(row)
    return count
