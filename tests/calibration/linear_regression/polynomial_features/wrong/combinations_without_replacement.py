"""leaves out squares and higher powers

Slips: 1, every power above the first is missing
"""


def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = [np.ones(len(X))]
    for p in range(1, degree + 1):
        for c in itertools.combinations(range(X.shape[1]), p):
            columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns)
