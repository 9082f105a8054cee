"""takes inputs as true or false, on if they are above one half

Breaks: real points on all sides of both thresholds
"""


def xor_network(X):
    X = 1.0 * (np.array(X, dtype=float) > 0.5)
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.75
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
