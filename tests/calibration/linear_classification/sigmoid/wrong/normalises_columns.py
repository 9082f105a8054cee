"""divides by the sum over the table's rows

Breaks: tables of scores
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    small = np.exp(-np.abs(z))
    p = np.where(z >= 0, 1.0, small)[()] / (1 + small)
    return p / p.sum(axis=0) * len(p) / 2 if p.ndim > 1 else p
