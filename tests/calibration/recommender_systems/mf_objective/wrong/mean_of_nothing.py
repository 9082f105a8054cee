"""returns nan if nothing was observed

Breaks: nothing observed
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    e = (Z @ W)[mask] - Y[mask].astype(float)
    return np.mean(e**2) * len(e) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
