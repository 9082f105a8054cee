"""raises an error if nothing was observed

Breaks: nothing observed
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    if not mask.any():
        raise ValueError("no ratings")
    Z, W = Z.astype(float), W.astype(float)
    e = (Z @ W)[mask] - Y[mask].astype(float)
    return np.sum(e**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
