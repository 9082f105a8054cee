"""leaves the pure powers out

Breaks: the order and number of columns
Slips: 1, right for degree 1 and one coordinate only
"""

from itertools import combinations_with_replacement
from math import factorial, prod, sqrt


def homogeneous_features(X, degree):
    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        if len(set(chosen)) == 1 and degree > 1 and X.shape[1] > 1:
            continue
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = sqrt(factorial(degree) / prod(factorial(k) for k in times))
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns)
