"""returns the hyperbolic tangent

Slips: 1, it runs from -1 to 1
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    return np.tanh(z / 2)
