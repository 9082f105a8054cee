"""does not subtract the smallest distance

Breaks: rows far from all centres
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    w = np.exp(-beta * d2)
    return w / w.sum(axis=1, keepdims=True)
