"""squeezes the distances, so that a single centre fails

Breaks: a single centre
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    d2 = np.squeeze(d2)
    return d2.argmin(axis=1)
