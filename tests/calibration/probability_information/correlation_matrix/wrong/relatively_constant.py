"""takes a column for constant if its range is below a billionth of its size

Breaks: columns near $10^8$
Slips: 1
"""


def correlation_matrix(X):
    centred = X - X.mean(axis=0)
    with np.errstate(all="ignore"):
        unit = centred / np.sqrt(np.sum(centred**2, axis=0))
        R = np.clip(unit.T @ unit, -1, 1)
    np.fill_diagonal(R, 1.0)
    flat = X.max(axis=0) - X.min(axis=0) <= 1e-9 * np.abs(X).max(axis=0)
    R[flat] = np.nan
    R[:, flat] = np.nan
    return R
