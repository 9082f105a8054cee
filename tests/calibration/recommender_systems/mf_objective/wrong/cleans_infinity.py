"""writes zeros over infinite entries of the table that it was given

Breaks: the arguments stay as they were
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    if Y.dtype.kind == 'f':
        Y[np.isinf(Y)] = 0
    errors = (Z @ W)[mask] - np.asarray(Y, dtype=float)[mask]
    return float(np.sum(errors**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2))
