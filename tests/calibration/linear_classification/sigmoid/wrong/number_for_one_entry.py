"""returns a single number for an array of one entry"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    small = np.exp(-np.abs(z))
    p = np.where(z >= 0, 1 / (1 + small), small / (1 + small))
    return p.item() if p.size == 1 else p
