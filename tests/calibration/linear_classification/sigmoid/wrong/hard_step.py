"""returns 0, 1/2 or 1

Slips: 1, right at 0 and far out only
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    return (np.sign(z) + 1) / 2
