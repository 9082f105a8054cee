"""forgets the root of the weight

Breaks: the factors
Breaks: that inner products are $(x \\cdot z)^p$
Slips: 1, right where all weights are 1
"""

from itertools import combinations_with_replacement
from math import factorial, prod


def homogeneous_features(X, degree):
    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = factorial(degree) / prod(factorial(k) for k in times)
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns)
