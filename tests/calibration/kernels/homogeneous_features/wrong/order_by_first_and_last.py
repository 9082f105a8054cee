"""sorts by the first exponent, then by the last

Breaks: the order and number of columns
Slips: 1
"""

import math

import numpy as np


def homogeneous_features(X, degree):
    from itertools import combinations_with_replacement

    X = np.asarray(X, dtype=float)
    d = X.shape[1]
    combos = list(combinations_with_replacement(range(d), degree))
    combos.sort(key=lambda c: (-c.count(0), c.count(d - 1) if d > 1 else 0))
    columns = []
    for combo in combos:
        ways = math.factorial(degree)
        for j in set(combo):
            ways //= math.factorial(combo.count(j))
        columns.append(math.sqrt(ways) * np.prod(X[:, list(combo)], axis=1))
    return np.column_stack(columns)
