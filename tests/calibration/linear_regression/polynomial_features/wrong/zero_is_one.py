"""takes degree 0 for degree 1

Breaks: degree 0
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = []
    for p in range(max(degree, 1) + 1):
        for c in itertools.combinations_with_replacement(range(X.shape[1]), p):
            columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns)
