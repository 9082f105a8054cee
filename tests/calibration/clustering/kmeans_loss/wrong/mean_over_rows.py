"""returns the mean over the rows

Breaks: the sum over rows and columns
Slips: 1, a mean is not the sum anywhere but for one row
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    return float(np.sum(gaps**2) / len(X))
