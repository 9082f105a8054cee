"""computes exp(z) / (1 + exp(z)), which is nan at 1000

Breaks: scores of $\\pm 1000$
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    return np.exp(z) / (1 + np.exp(z))
