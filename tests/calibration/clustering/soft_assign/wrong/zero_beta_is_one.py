"""takes beta = 0 for 1

Breaks: $\\beta = 0$
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-(beta or 1.0) * d2)
    return w / w.sum(axis=1, keepdims=True)
