"""divides the points by their length in degree 1

Breaks: degree 1 (the points themselves)
"""

from itertools import combinations_with_replacement
from math import factorial, prod, sqrt


def homogeneous_features(X, degree):
    columns = []
    if degree == 1:
        return X / np.linalg.norm(X, axis=1, keepdims=True)
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = sqrt(factorial(degree) / prod(factorial(k) for k in times))
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns)
