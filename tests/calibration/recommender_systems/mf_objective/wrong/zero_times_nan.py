"""multiplies errors by the mask

Breaks: nan or infinity in unobserved cells
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    e = mask * (Z @ W - Y.astype(float))
    return np.sum(e**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
