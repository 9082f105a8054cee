"""takes one half as the threshold of the hidden unit

Slips: 1, corners lie at this threshold
"""


def xor_network(X):
    X = np.array(X, dtype=float)
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.5
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
