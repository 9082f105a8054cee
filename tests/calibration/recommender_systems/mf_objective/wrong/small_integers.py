"""computes with small integers in their own type

Breaks: integers (uint8 too)
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z, W
    e = (Z @ W)[mask] - Y[mask].astype(float)
    return np.sum(e**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
