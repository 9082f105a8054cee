"""expands the square about the mean of the rows, which leaves no digits of two far groups

Breaks: rows far from the origin (`1e8`)
"""


def soft_assign(X, centers, beta):
    X, centers = X.astype(float), centers.astype(float)
    middle = X.mean(axis=0)
    X, centers = X - middle, centers - middle
    d2 = (X**2).sum(axis=1)[:, np.newaxis] - 2 * X @ centers.T + (centers**2).sum(axis=1)
    weights = np.exp(-beta * (d2 - d2.min(axis=1, keepdims=True)))
    return weights / weights.sum(axis=1, keepdims=True)
