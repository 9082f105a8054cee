"""returns a table of floats, where integers are asked for

Slips: 1
"""


def bit_neighbors(x):
    return np.abs(np.asarray(x, dtype=float) - np.eye(len(x)))
