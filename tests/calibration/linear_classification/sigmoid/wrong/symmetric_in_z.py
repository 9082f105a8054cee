"""forgets the branch, so that both sides are above one half

Breaks: $\\sigma(-z) = 1 - \\sigma(z)$
Slips: 1, every negative score is wrong
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    small = np.exp(-np.abs(z))
    return 1 / (1 + small)
