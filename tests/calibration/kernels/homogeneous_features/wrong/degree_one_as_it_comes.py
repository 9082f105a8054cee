"""returns the points as they come in degree 1

Breaks: integers
"""

from itertools import combinations_with_replacement
from math import factorial


def homogeneous_features(X, degree):
    if degree == 1:
        return X
    X = X.astype(float)
    columns = []
    for picked in combinations_with_replacement(range(X.shape[1]), degree):
        times = np.bincount(picked, minlength=X.shape[1])
        orders = factorial(degree)
        for k in times:
            orders //= factorial(int(k))
        columns.append(np.sqrt(orders) * np.prod(X[:, list(picked)], axis=1))
    return np.stack(columns, axis=1)
