"""returns a number for a single row

Breaks: a single row
Slips: 1, single rows stand in several tests
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    labels = d2.argmin(axis=1)
    return labels if len(labels) > 1 else int(labels[0])
