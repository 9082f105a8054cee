"""subtracts ratings from products in their own type

Breaks: integers (uint8 too)
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    e = (Z @ W)[mask].astype(Y.dtype) - Y[mask]
    e = e.astype(float)
    return np.sum(e**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
