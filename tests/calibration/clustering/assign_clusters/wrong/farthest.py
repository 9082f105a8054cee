"""takes the farthest centre

Slips: 1, hardly any label is right
"""


def assign_clusters(X, centers):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return d2.argmax(axis=1)
