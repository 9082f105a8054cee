"""clips the weights of least squares

Breaks: weights that clipping would spoil
Slips: 1, the constraint stands in three of four tests
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    a = np.linalg.lstsq(G, y, rcond=None)[0]
    return np.maximum(a, 0) if nonneg else a
