"""takes a binomial coefficient of the first exponent as weight

Breaks: three coordinates in degree 3
Slips: 1, right for two coordinates only
"""

from itertools import combinations_with_replacement
from math import comb, sqrt


def homogeneous_features(X, degree):
    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = sqrt(comb(degree, times[0]))
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns)
