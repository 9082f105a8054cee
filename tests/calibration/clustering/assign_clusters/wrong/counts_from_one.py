"""counts the centres from 1

Slips: 1, no label is right
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return d2.argmin(axis=1) + 1
