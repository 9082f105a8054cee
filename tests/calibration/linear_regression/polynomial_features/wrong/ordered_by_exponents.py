"""orders the monomials by the exponent of the first feature and not by degree"""


def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    powers = [
        p for p in itertools.product(range(degree + 1), repeat=X.shape[1]) if sum(p) <= degree
    ]
    return np.column_stack([np.prod(X ** np.array(p), axis=1) for p in powers])
