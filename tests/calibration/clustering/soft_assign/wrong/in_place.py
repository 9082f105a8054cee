"""subtracts the first centre in place

Breaks: that the arguments stay as they were
"""


def soft_assign(X, centers, beta):
    if X.dtype == float:
        X -= centers[0]
        centers = centers - centers[0]
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-beta * d2)
    return w / w.sum(axis=1, keepdims=True)
