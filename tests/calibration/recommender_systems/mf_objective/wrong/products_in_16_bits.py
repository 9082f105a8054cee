"""multiplies vectors of integers in 16 bits

Breaks: integers
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    given, Z, W = (Z, W), np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    kind = np.int16 if given[0].dtype.kind in 'iu' and given[1].dtype.kind in 'iu' else float
    errors = (given[0].astype(kind) @ given[1].astype(kind))[mask] - np.asarray(Y, dtype=float)[mask]
    return float(np.sum(errors**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2))
