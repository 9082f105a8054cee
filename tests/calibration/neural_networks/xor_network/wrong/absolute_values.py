"""takes absolute values of the inputs first

Breaks: far away and negative ones too
Slips: 1, real points lie on all sides, in two of three tests
"""


def xor_network(X):
    X = np.abs(np.array(X, dtype=float))
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.75
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
