"""takes the labels for numbers from 1

Slips: 1, every row has another centre
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels - 1]
    return float(np.sum(gaps**2))
