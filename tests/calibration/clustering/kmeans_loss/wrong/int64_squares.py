"""squares whole numbers as int64, which overflows for rows of billions

Breaks: integers (`uint8` included)
"""


def kmeans_loss(X, centers, labels):
    X, own = np.asarray(X), np.asarray(centers)[labels]
    if X.dtype.kind in "iu":
        X = X.astype(np.int64)
    if own.dtype.kind in "iu":
        own = own.astype(np.int64)
    return float(((X - own) ** 2).sum())
