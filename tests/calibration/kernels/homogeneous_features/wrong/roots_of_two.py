"""weighs every mixed product by the root of 2

Breaks: the factors
Slips: 1, right for degree 2 only
"""

from itertools import combinations_with_replacement
from math import sqrt


def homogeneous_features(X, degree):
    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = sqrt(2) if len(set(chosen)) > 1 else 1.0
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns)
