"""makes the centres whole numbers where the rows are

Breaks: integers (`uint8` included)
"""


def assign_clusters(X, centers):
    X = np.asarray(X)
    kind = np.int64 if X.dtype.kind in "iu" else float
    X, centers = X.astype(kind), np.asarray(centers).astype(kind)
    return np.argmin(((X[:, None] - centers) ** 2).sum(axis=2), axis=1)
