"""writes the predictions into unobserved cells of the table

Breaks: the arguments stay as they were
"""


def mf_objective(Y, mask, Z, W, lam_z, lam_w):
    Z, W = Z.astype(float), W.astype(float)
    Y[~mask] = (Z @ W)[~mask]
    e = (Z @ W - Y.astype(float))[mask]
    return np.sum(e**2) + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2)
