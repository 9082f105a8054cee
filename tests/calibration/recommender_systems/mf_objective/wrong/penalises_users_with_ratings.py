"""leaves users without ratings out of the penalty, unless there are no ratings

Breaks: each penalty alone
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    errors = (Z @ W)[mask] - np.asarray(Y, dtype=float)[mask]
    return float(np.sum(errors**2) + lam_z / 2 * np.sum(Z[mask.any(axis=1) | (not mask.any())] ** 2) + lam_w / 2 * np.sum(W**2))
