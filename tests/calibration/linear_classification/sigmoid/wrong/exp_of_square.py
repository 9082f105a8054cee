"""takes the exponential of z times its absolute value

Breaks: $\\sigma(-z) = 1 - \\sigma(z)$
Slips: 1, right at -1, 0 and 1 only
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    return 1 / (1 + np.exp(-z * np.abs(z)))
