"""multiplies integers as integers: high powers overflow

Breaks: integers (the result is float64, large powers included)
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    if X.ndim == 1:
        X = X[:, None]
    columns = [np.ones(len(X))]
    for p in range(1, degree + 1):
        for c in itertools.combinations_with_replacement(range(X.shape[1]), p):
            columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns)
