"""returns a flat array for a single point

Breaks: single points
Slips: 1, single points stand in two of three tests
"""

from itertools import combinations_with_replacement
from math import factorial, prod, sqrt


def homogeneous_features(X, degree):
    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = sqrt(factorial(degree) / prod(factorial(k) for k in times))
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    Z = np.column_stack(columns)
    return Z if len(Z) > 1 else Z[0]
