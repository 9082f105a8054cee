"""returns 0 if nothing was observed and users have no penalty

Breaks: nothing observed
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    if not mask.any() and lam_z == 0:
        return 0.0
    errors = (Z @ W)[mask] - np.asarray(Y, dtype=float)[mask]
    return float(np.sum(errors**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2))
