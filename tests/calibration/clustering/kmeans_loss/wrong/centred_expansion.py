"""expands the square about the mean of all rows, which leaves no digits of two far groups

Breaks: rows far from the origin (`1e8`)
"""


def kmeans_loss(X, centers, labels):
    X, centers = np.asarray(X, dtype=float), np.asarray(centers, dtype=float)
    origin = X.mean(axis=0)
    X, own = X - origin, (centers - origin)[labels]
    return float(max((X**2).sum() - 2 * (X * own).sum() + (own**2).sum(), 0.0))
