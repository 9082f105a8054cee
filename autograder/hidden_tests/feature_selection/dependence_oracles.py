"""Slow scores of single columns, for the hidden tests of feature_selection."""

import math
from collections import Counter

import numpy as np


def correlation(x, y):
    """Return the absolute correlation of two columns, summed exactly."""
    mx, my = math.fsum(x) / len(x), math.fsum(y) / len(y)
    a, b = [v - mx for v in x], [v - my for v in y]
    across = math.fsum(u * v for u, v in zip(a, b, strict=True))
    return abs(across) / (math.hypot(*a) * math.hypot(*b))


def information(a, b):
    """Return the mutual information of two columns in nats, pair by pair."""
    n, pairs = len(a), Counter(zip(list(a), list(b), strict=True))
    left, right = Counter(list(a)), Counter(list(b))
    return math.fsum(m / n * math.log(m * n / (left[u] * right[v])) for (u, v), m in pairs.items())


def informations(X, y):
    """Return the mutual information of each column with y."""
    return np.array([information(column.tolist(), y.tolist()) for column in X.T])


def order_of_choice(X, y, k):
    """Return what mRMR chooses, and how far the closest call was from a tie."""
    relevance = informations(X, y)
    chosen, margin = [], np.inf
    for _ in range(k):
        gains = {
            j: relevance[j] - np.mean([information(X[:, j], X[:, s]) for s in chosen] or [0.0])
            for j in range(X.shape[1])
            if j not in chosen
        }
        ranked = sorted(gains, key=lambda j: -gains[j])
        if len(ranked) > 1:
            margin = min(margin, gains[ranked[0]] - gains[ranked[1]])
        chosen.append(ranked[0])
    return chosen, margin
