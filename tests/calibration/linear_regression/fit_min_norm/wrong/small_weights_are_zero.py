"""sets weights below 1e-12 to zero

Breaks: and $10^{13} X$
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    w = np.linalg.lstsq(X.astype(float), y.astype(float), rcond=rcond)[0]
    w[np.abs(w) < 1e-12] = 0.0
    return w
