# Exponent vectors, sorted by degree and then downwards.
def polynomial_features(X, degree):
    import itertools

    X = X.astype(float)
    if X.ndim == 1:
        X = X[:, None]
    powers = [
        p for p in itertools.product(range(degree, -1, -1), repeat=X.shape[1]) if sum(p) <= degree
    ]
    powers.sort(key=sum)
    return np.array([np.prod(X**p, axis=1) for p in powers]).T
