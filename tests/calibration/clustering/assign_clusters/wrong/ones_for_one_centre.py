"""counts from 1 where there is a single centre

Breaks: a single centre
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return d2.argmin(axis=1) + (len(centers) == 1)
