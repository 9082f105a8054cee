"""squares errors of integers in 64 bits, where those of billions do not fit

Breaks: integers
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    whole = all(p.dtype.kind in 'iu' for p in (Y, Z, W))
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    errors = (Z @ W)[mask] - np.asarray(Y, dtype=float)[mask]
    if whole:
        errors = errors.astype(np.int64)
    return float(np.sum(errors**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2))
