"""adds 1e-6 to the sum of a row

Slips: 1, all shares are off by a little
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-beta * d2)
    return w / (w.sum(axis=1, keepdims=True) + 1e-6)
