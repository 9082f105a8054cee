"""clips points to the square first

Breaks: far away and negative ones too
Slips: 1, real points lie on all sides, in two of three tests
"""


def xor_network(X):
    X = np.clip(np.array(X, dtype=float), 0, 1)
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.75
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
