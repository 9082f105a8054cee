"""expands the square about the mean of all rows, which leaves no digits of two far groups

Breaks: rows far from the origin (`1e8`)
"""


def assign_clusters(X, centers):
    X, centers = np.asarray(X, dtype=float), np.asarray(centers, dtype=float)
    origin = X.mean(axis=0)
    X, centers = X - origin, centers - origin
    d2 = (X**2).sum(axis=1)[:, None] - 2 * X @ centers.T + (centers**2).sum(axis=1)
    return np.argmin(d2, axis=1)
