"""returns half of the sum

Slips: 1, only 0 is right
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    return float(np.sum(gaps**2) / 2)
