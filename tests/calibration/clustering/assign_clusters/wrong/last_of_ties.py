"""takes the largest number of equally near centres

Breaks: ties
Breaks: equal centres
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return len(centers) - 1 - d2[:, ::-1].argmin(axis=1)
