"""takes gaps below 1e-8 for none

Breaks: tiny or huge units
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[labels]
    gaps[np.abs(gaps) < 1e-8] = 0
    return float(np.sum(gaps**2))
