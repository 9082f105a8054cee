"""subtracts the diagonal in place of flipping it

Slips: 1, every bit that is 0 is wrong
"""


def bit_neighbors(x):
    return np.asarray(x, dtype=int) - np.eye(len(x), dtype=int)
