"""returns a number for a single point

Breaks: a single point
"""


def xor_network(X):
    X = np.array(X, dtype=float)
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.75
    fires = (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
    return fires if len(fires) > 1 else int(fires[0])
