"""skips nan in place of unobserved cells

Breaks: other numbers
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    e = Z @ W - Y.astype(float)
    e = e[np.isfinite(e)]
    return np.sum(e**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
