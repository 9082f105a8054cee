"""changes the shape of the caller's one-dimensional x in place

Breaks: that `X` stays as it was
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    if X.ndim == 1:
        X.shape = (len(X), 1)
    columns = [np.ones(len(X))]
    for p in range(1, degree + 1):
        for c in itertools.combinations_with_replacement(range(X.shape[1]), p):
            columns.append(X[:, list(c)].astype(float).prod(axis=1))
    return np.column_stack(columns)
