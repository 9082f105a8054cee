"""leaves gamma out of the crosses

Breaks: other values of `gamma` and `coef0`
Slips: 1, tests draw gamma
"""


def poly2_features(X, gamma=1.0, coef0=1.0):
    if coef0 < 0 or gamma <= 0:
        raise ValueError("factors")
    X = X.astype(float)
    i, j = np.triu_indices(X.shape[1], k=1)
    constant = np.full((len(X), 1), float(coef0))
    linear = np.sqrt(2 * coef0 * gamma) * X
    squares = gamma * X**2
    crosses = np.sqrt(2) * X[:, i] * X[:, j]
    return np.hstack([constant, linear, squares, crosses])
