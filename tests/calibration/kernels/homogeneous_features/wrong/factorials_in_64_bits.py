"""computes factorials as 64-bit integers"""

from itertools import combinations_with_replacement
from math import prod, sqrt


def homogeneous_features(X, degree):
    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        facts = np.cumprod(np.append(1, np.arange(1, degree + 1)))
        weight = sqrt(abs(facts[degree] / prod(int(facts[k]) or 1 for k in times)))
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns)
