"""counts rows that are equal only once

Breaks: the sum over rows and columns
"""


def kmeans_loss(X, centers, labels):
    both = np.column_stack([X.astype(float), centers.astype(float)[labels]])
    both, d = np.unique(both, axis=0), X.shape[1]
    return float(((both[:, :d] - both[:, d:]) ** 2).sum())
