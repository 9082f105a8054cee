"""writes the columns from the last to the first

Breaks: the order and number of columns
"""

from itertools import combinations_with_replacement
from math import factorial, prod, sqrt


def homogeneous_features(X, degree):
    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = sqrt(factorial(degree) / prod(factorial(k) for k in times))
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns[::-1])
