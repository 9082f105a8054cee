"""takes a `coef0` below 1e-6 for 0

Breaks: other values of `gamma` and `coef0`
"""


def poly2_features(X, gamma=1.0, coef0=1.0):
    if coef0 < 0 or gamma <= 0:
        raise ValueError("coef0 must not be negative, gamma must be positive")
    X = X.astype(float)
    coef0 = 0.0 if np.isclose(coef0, 0, atol=1e-6) else coef0
    n, d = X.shape
    i, j = np.triu_indices(d, k=1)
    blocks = [
        np.full((n, 1), float(coef0)),
        np.sqrt(2 * coef0 * gamma) * X,
        gamma * X**2,
        np.sqrt(2) * gamma * X[:, i] * X[:, j],
    ]
    return np.hstack(blocks)
