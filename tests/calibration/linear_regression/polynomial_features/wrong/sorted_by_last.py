"""orders the monomials of a degree by their last feature

Breaks: the order of the columns
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    columns = []
    for p in range(degree + 1):
        words = itertools.combinations_with_replacement(range(X.shape[1]), p)
        for c in sorted(words, key=lambda word: word[::-1]):
            columns.append(X[:, list(c)].prod(axis=1))
    return np.column_stack(columns)
