"""refuses a gamma below 1e-12, too

Breaks: other values of `gamma` and `coef0`
"""


def poly2_features(X, gamma=1.0, coef0=1.0):
    if coef0 < 0 or gamma < 1e-12:
        raise ValueError("coef0 must not be negative, gamma must be positive")
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    i, j = np.triu_indices(d, k=1)
    return np.hstack(
        [
            np.full((n, 1), float(coef0)),
            np.sqrt(2 * coef0 * gamma) * X,
            gamma * X**2,
            np.sqrt(2) * gamma * X[:, i] * X[:, j],
        ]
    )
