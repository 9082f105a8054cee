"""sorts the centres by the labels that occur

Breaks: clusters without rows
"""


def kmeans_loss(X, centers, labels):
    gaps = X.astype(float) - centers.astype(float)[np.unique(labels, return_inverse=True)[1]]
    return float(np.sum(gaps**2))
