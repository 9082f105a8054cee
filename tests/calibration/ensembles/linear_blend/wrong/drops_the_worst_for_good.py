"""sends home the judge with the most negative weight, for good, until none is left

Breaks: weights that clipping would spoil
Slips: 1
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    if not nonneg:
        return np.linalg.lstsq(G, y, rcond=None)[0]
    a, keep = np.zeros(G.shape[1]), np.any(G != 0, axis=0)
    while keep.any():
        w = np.linalg.lstsq(G[:, keep], y, rcond=None)[0]
        if np.all(w >= -1e-12 * np.abs(w).max()):
            a[keep] = np.maximum(w, 0)
            break
        keep[np.flatnonzero(keep)[w.argmin()]] = False
    return a
