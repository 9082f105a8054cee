"""subtracts the centres from the rows in place

Breaks: that the arguments stay as they were
"""


def kmeans_loss(X, centers, labels):
    gaps = X if X.dtype == float else X.astype(float)
    gaps -= centers.astype(float)[labels]
    return float(np.sum(gaps**2))
