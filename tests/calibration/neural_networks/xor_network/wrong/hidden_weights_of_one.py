"""gives the hidden unit weights of 1

Slips: 1, corners change
"""


def xor_network(X):
    X = np.array(X, dtype=float)
    both = X.sum(axis=1) >= 0.75
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
