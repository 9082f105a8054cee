"""adds up the first column only

Breaks: the sum over rows and columns
Slips: 1, two of three tests have more columns
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    return float(np.sum(gaps[:, 0] ** 2))
