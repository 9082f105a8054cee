"""takes 1 as the threshold of the hidden unit

Slips: 1, real points lie on all sides, in two of three tests
"""


def xor_network(X):
    X = np.array(X, dtype=float)
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 1.0
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
