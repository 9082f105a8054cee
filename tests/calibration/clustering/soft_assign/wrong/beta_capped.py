"""uses no beta above 10

Breaks: huge $\\beta$ (`1e6`)
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-min(beta, 10.0) * d2)
    return w / w.sum(axis=1, keepdims=True)
