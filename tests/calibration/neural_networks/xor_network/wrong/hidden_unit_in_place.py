"""writes the hidden unit over the first input

Breaks: that the arguments stay as they were
"""


def xor_network(X):
    both = X[:, 0] / 2 + X[:, 1] / 2 >= 0.75
    fires = X[:, 0] + X[:, 1] - 2.0 * both >= 1
    if X.dtype == float:
        X[:, 0] -= 2 * both
        return fires.astype(int)
    return (X[:, 0] * 1.0 + X[:, 1] - 2.0 * both >= 1).astype(int)
