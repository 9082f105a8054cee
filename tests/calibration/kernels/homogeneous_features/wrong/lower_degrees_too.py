"""adds the columns of lower degrees, and a constant

Breaks: the order and number of columns
Slips: 1, no column is in its place
"""

from itertools import combinations_with_replacement
from math import factorial, prod, sqrt


def homogeneous_features(X, degree):
    Z = np.column_stack([np.ones(len(X)), X])
    columns = []
    for chosen in combinations_with_replacement(range(Z.shape[1]), degree):
        times = [chosen.count(j) for j in range(Z.shape[1])]
        weight = sqrt(factorial(degree) / prod(factorial(k) for k in times))
        columns.append(weight * np.prod(Z[:, chosen], axis=1))
    return np.column_stack(columns)
