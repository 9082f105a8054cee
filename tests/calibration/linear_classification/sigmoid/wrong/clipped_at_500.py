"""clips scores to 500 in either direction

Breaks: the left tail
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    return 1 / (1 + np.exp(-np.clip(z, -500, 500)))
