"""makes the centres whole numbers where the rows are

Breaks: integers (`uint8` included)
"""


def kmeans_loss(X, centers, labels):
    kind = np.int64 if X.dtype.kind in "iu" else float
    gaps = X.astype(kind) - centers.astype(kind)[labels]
    return float((gaps.astype(float) ** 2).sum())
