"""weighs every mixed product by the root of the degree

Breaks: three coordinates in degree 3
Slips: 1, right for two coordinates in degree 3 only
"""

from itertools import combinations_with_replacement
from math import sqrt


def homogeneous_features(X, degree):
    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = sqrt(degree) if len(set(chosen)) > 1 else 1.0
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns)
