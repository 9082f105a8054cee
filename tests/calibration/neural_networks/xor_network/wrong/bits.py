"""takes exclusive or of the inputs as integers

Breaks: real points on all sides of both thresholds
Slips: 1, real points lie on all sides, in two of three tests
"""


def xor_network(X):
    X = np.asarray(X).astype(int)
    return X[:, 0] ^ X[:, 1]
