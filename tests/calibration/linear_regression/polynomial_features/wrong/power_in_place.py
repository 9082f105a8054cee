"""raises a single feature to its powers in place

Breaks: that `X` stays as it was
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    if X.ndim == 2 and X.shape[1] == 1 and X.dtype == float:
        x = X[:, 0].copy()
        columns = [np.ones(len(X))]
        for p in range(1, degree + 1):
            columns.append(X[:, 0].copy())
            X[:, 0] *= x
        return np.column_stack(columns)
    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = []
    for p in range(degree + 1):
        for c in itertools.combinations_with_replacement(range(X.shape[1]), p):
            columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns)
