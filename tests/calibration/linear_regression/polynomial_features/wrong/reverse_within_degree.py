"""puts the last feature first within each degree

Breaks: the order of the columns
Slips: 1
"""


def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    d = X.shape[1]
    powers = [p for p in itertools.product(range(degree + 1), repeat=d) if sum(p) <= degree]
    powers.sort(key=lambda p: (sum(p), p))
    return np.column_stack([np.prod(X ** np.array(p), axis=1) for p in powers])
