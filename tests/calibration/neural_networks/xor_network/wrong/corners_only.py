"""takes inputs as true or false, on if they are above one half

Breaks: real points on all sides of both thresholds
Slips: 1, real points lie on all sides, in two of three tests
"""


def xor_network(X):
    X = 1.0 * (np.array(X, dtype=float) > 0.5)
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.75
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
