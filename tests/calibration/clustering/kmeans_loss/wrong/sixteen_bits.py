"""squares small integers in sixteen bits

Breaks: integers (`uint8` included)
"""


def kmeans_loss(X, centers, labels):
    if X.dtype == np.uint8:
        X, centers = X.astype(np.int16), centers.astype(np.int16)
    diff = X - centers[labels]
    return float((diff * diff).sum())
