"""drops judges with a negative weight for good and fits the rest

Breaks: weights that clipping would spoil
Slips: 1
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    a = np.linalg.lstsq(G, y, rcond=None)[0]
    if nonneg:
        keep = a > 0
        a = np.zeros(G.shape[1])
        if keep.any():
            a[keep] = np.maximum(np.linalg.lstsq(G[:, keep], y, rcond=None)[0], 0)
    return a
