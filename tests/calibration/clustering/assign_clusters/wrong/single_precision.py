"""computes in single precision

Breaks: rows far from the origin (`1e8`)
"""


def assign_clusters(X, centers):
    X, centers = X.astype(np.float32), centers.astype(np.float32)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return d2.argmin(axis=1)
