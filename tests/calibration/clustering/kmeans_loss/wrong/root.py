"""takes the root of the sum

Slips: 1, only 0 and 1 are right
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    return float(np.sqrt(np.sum(gaps**2)))
