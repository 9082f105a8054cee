"""subtracts the hidden unit once in place of twice

Slips: 1, corners change
"""


def xor_network(X):
    X = np.array(X, dtype=float)
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.75
    return (X[:, 0] - 1 * both + X[:, 1] >= 1).astype(int)
