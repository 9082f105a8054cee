"""returns for each centre the nearest row

Slips: 1, a result of another length
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return d2.argmin(axis=0)
