"""clips exponents at -5

Breaks: huge $\\beta$ (`1e6`)
Slips: 1, most shares are small ones
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(np.maximum(-beta * d2, -5))
    return w / w.sum(axis=1, keepdims=True)
