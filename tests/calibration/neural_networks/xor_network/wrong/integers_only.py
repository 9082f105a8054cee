"""cuts points off to integers

Breaks: as floats and integers
Slips: 1, real points lie on all sides, in two of three tests
"""


def xor_network(X):
    X = np.array(X).astype(int)
    both = 0.5 * X[:, 0] + 0.5 * X[:, 1] >= 0.75
    return (X[:, 0] - 2 * both + X[:, 1] >= 1).astype(int)
