"""returns integers for integers

Breaks: integers (the result is float64, large powers included)
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    dtype = X.dtype
    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = []
    for p in range(degree + 1):
        for c in itertools.combinations_with_replacement(range(X.shape[1]), p):
            columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns).astype(dtype)
