"""adds up the first two inputs only

Breaks: more than two inputs
"""


def threshold_unit(X, w, theta):
    return (X[:, :2] @ w[:2] >= theta).astype(int)
