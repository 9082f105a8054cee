"""subtracts squares, which loses all digits far from the origin

Breaks: rows far from the origin (`1e8`)
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = (X**2).sum(axis=1)[:, np.newaxis] - 2 * X @ centers.T + (centers**2).sum(axis=1)
    return d2.argmin(axis=1)
