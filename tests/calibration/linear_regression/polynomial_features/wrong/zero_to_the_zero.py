"""takes 0 to the power 0 for 0

Breaks: zeros in `X` (the first column is 1 all the same)
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = []
    for p in range(degree + 1):
        for c in itertools.combinations_with_replacement(range(X.shape[1]), p):
            columns.append(X[:, list(c)].prod(axis=1))
    columns[0] = np.where(np.all(X == 0, axis=1), 0.0, 1.0)
    return np.column_stack(columns)
