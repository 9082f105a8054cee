"""subtracts the mean of the rows in place

Breaks: that the arguments stay as they were
"""


def assign_clusters(X, centers):
    if X.dtype == float and centers.dtype == float:
        middle = X.mean(axis=0)
        X -= middle
        centers = centers - middle
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, np.newaxis, :] - centers) ** 2).sum(axis=2)
    return d2.argmin(axis=1)
