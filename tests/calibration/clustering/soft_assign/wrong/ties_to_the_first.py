"""gives equally near centres to the first where beta is large

Breaks: ties (equal shares)
Slips: 1, large stiffness and far ties stand in three tests
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
    d2 = d2 - d2.min(axis=1, keepdims=True)
    w = np.exp(-beta * d2)
    if beta > 3:
        return np.eye(len(centers))[d2.argmin(axis=1)]
    return w / w.sum(axis=1, keepdims=True)
