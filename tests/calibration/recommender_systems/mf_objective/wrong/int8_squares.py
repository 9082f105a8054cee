"""squares small signed integers in their own type

Breaks: integers
Slips: 1
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Y, Z, W = (np.asarray(a, dtype=float) if a.dtype.kind in "uf" else a for a in (Y, Z, W))
    error = (Z.astype(float) @ W.astype(float))[mask] - Y[mask]
    return float(np.sum(error**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2))
