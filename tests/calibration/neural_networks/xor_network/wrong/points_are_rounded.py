"""rounds points to the next corner first

Slips: 1, real points lie on all sides, in two of three tests
"""


def xor_network(X):
    X = np.round(np.array(X, dtype=float))
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.75
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
