"""takes a one-dimensional x for one sample with n features

Breaks: a one-dimensional x
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    X = np.atleast_2d(X).astype(float)
    columns = []
    for p in range(degree + 1):
        for c in itertools.combinations_with_replacement(range(X.shape[1]), p):
            columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns)
