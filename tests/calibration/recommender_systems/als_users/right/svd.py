"""divides by singular values"""


def als_users(Y, mask, W, lam):
    if lam < 0:
        raise ValueError("lam must be >= 0")
    Z = np.zeros((Y.shape[0], W.shape[0]))
    for i in range(Y.shape[0]):
        items = np.flatnonzero(mask[i])
        if items.size:
            U, s, Vt = np.linalg.svd(W[:, items] * 1.0, full_matrices=False)
            keep = s > 1e-12 * s.max()
            factor = s[keep] / (s[keep] ** 2 + lam)
            Z[i] = U[:, keep] @ (factor * (Vt[keep] @ (1.0 * Y[i, items])))
    return Z
