"""rounds the squared distances to eight decimals

Breaks: tiny or huge units
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return d2.round(8).argmin(axis=1)
