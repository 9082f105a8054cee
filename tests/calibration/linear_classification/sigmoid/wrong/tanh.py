"""computes (1 + tanh(z / 2)) / 2, which is 0 in the left tail

Breaks: the left tail
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    return (1 + np.tanh(z / 2)) / 2
