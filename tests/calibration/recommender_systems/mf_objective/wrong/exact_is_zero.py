"""returns 0 for exact factorisations

Breaks: exact factorisations
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    e = (Z @ W)[mask] - Y[mask].astype(float)
    if not e.any():
        return 0.0
    return np.sum(e**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
