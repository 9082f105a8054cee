"""writes the hidden unit over the first input

Breaks: that the arguments stay as they were
"""


def xor_network(X):
    both = (X[:, 0] + X[:, 1]) / 2 >= 0.75
    X[:, 0] -= 2 * both
    return (X[:, 0] + X[:, 1] >= 1).astype(int)
