"""takes a negative constant down to -1e-12 for 0

Breaks: `ValueError` for a negative `coef0`
"""


def poly2_features(X, gamma=1.0, coef0=1.0):
    if coef0 < -1e-12 or gamma <= 0:
        raise ValueError("factors")
    coef0 = max(coef0, 0.0)
    X = np.asarray(X, dtype=float)
    i, j = np.triu_indices(X.shape[1], k=1)
    return np.hstack(
        [
            np.full((len(X), 1), float(coef0)),
            np.sqrt(2 * coef0 * gamma) * X,
            gamma * X**2,
            np.sqrt(2) * gamma * X[:, i] * X[:, j],
        ]
    )
