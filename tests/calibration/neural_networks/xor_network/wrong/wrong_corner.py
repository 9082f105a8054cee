"""gives 1 where both inputs are 1

Breaks: the four corners
Slips: 1, a corner is wrong, and with it whatever lies beyond
"""


def xor_network(X):
    X = np.array(X, dtype=float)
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.75
    return (X[:, 0] + 0 * both + X[:, 1] >= 1).astype(int)
