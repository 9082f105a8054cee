"""returns the mean over all entries

Breaks: the sum over rows and columns
Slips: 1, a mean is not the sum
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    return float(np.mean(gaps**2))
