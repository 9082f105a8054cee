"""returns the numbers as floats

Breaks: that the result holds integers
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return d2.argmin(axis=1).astype(float)
