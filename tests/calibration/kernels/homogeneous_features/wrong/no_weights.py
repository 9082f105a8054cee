"""leaves the weights out

Breaks: that inner products are $(x \\cdot z)^p$
Slips: 1, right for degree 1 and one coordinate only
"""

from itertools import combinations_with_replacement


def homogeneous_features(X, degree):
    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = 1.0
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns)
