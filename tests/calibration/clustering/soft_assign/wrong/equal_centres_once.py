"""counts equal centres only once

Breaks: ties (equal shares)
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-beta * d2)
    for k in range(1, len(centers)):
        w[:, k] *= not any(np.array_equal(centers[k], c) for c in centers[:k])
    return w / w.sum(axis=1, keepdims=True)
