"""halves the squared distances

Slips: 1, hardly any share is right
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-beta / 2 * d2)
    return w / w.sum(axis=1, keepdims=True)
