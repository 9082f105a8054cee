"""writes squares and crosses in one block, row by row of the triangle

Breaks: the order of the columns
Slips: 1, more than half of the columns are out of place
"""


def poly2_features(X, gamma=1.0, coef0=1.0):
    if coef0 < 0 or gamma <= 0:
        raise ValueError("factors")
    X = X.astype(float)
    i, j = np.triu_indices(X.shape[1])
    products = np.where(i == j, 1, np.sqrt(2)) * gamma * X[:, i] * X[:, j]
    linear = np.sqrt(2 * coef0 * gamma) * X
    return np.hstack([np.full((len(X), 1), float(coef0)), linear, products])
