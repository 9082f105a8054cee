"""raises ValueError for beta = 0

Breaks: $\\beta = 0$
"""


def soft_assign(X, centers, beta):
    if beta <= 0:
        raise ValueError('beta')
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-beta * d2)
    return w / w.sum(axis=1, keepdims=True)
