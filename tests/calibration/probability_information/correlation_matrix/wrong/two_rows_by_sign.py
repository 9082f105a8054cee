"""takes the signs of the steps for two rows, which gives 0 for a constant column

Breaks: constant columns (0.1 repeated among them)
Slips: 1
"""


def correlation_matrix(X):
    if len(X) == 2:
        step = np.sign(X[1] - X[0]).astype(float)
        return np.outer(step, step)
    centred = X - X.mean(axis=0)
    with np.errstate(all="ignore"):
        unit = centred / np.sqrt(np.sum(centred**2, axis=0))
        R = np.clip(unit.T @ unit, -1, 1)
    np.fill_diagonal(R, 1.0)
    flat = X.max(axis=0) == X.min(axis=0)
    R[flat] = np.nan
    R[:, flat] = np.nan
    return R
