"""adds 1e-8 to all weights

Slips: 1, hard shares are off by a little
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-beta * d2) + 1e-8
    return w / w.sum(axis=1, keepdims=True)
