"""subtracts squares, which loses all digits far from the origin

Breaks: rows far from the origin (`1e8`)
Breaks: a loss of 0
"""


def kmeans_loss(X, centers, labels):
    X, own = X.astype(float), centers.astype(float)[labels]
    return float(np.sum(X**2) - 2 * np.sum(X * own) + np.sum(own**2))
