"""returns the largest squared distance

Slips: 1, only single rows are right
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    return float(np.max(np.sum(gaps**2, axis=1)))
