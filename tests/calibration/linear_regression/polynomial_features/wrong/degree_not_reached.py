"""stops one degree too early

Slips: 1, every result lacks columns
"""


def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = [np.ones(len(X))]
    for p in range(1, degree):
        for c in itertools.combinations_with_replacement(range(X.shape[1]), p):
            columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns)
