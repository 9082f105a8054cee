"""returns 1 for a single column, constant or not

Breaks: constant columns (0.1 repeated among them)
Slips: 1
"""


def correlation_matrix(X):
    n, d = X.shape
    if d == 1 and n > 1:
        return np.ones((1, 1))
    centred = X - X.mean(axis=0)
    with np.errstate(all="ignore"):
        unit = centred / np.sqrt(np.sum(centred**2, axis=0))
        R = np.clip(unit.T @ unit, -1, 1)
    np.fill_diagonal(R, 1.0)
    flat = X.max(axis=0) == X.min(axis=0)
    R[flat] = np.nan
    R[:, flat] = np.nan
    return R
