"""computes the objective itself"""


def als_fit(Y, mask, k, lam, n_iter, rng):
    n, d = mask.shape
    W = rng.standard_normal((k, d))
    Z = np.zeros((n, k))
    out = [0.0] * n_iter
    for t in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = np.transpose(als_users(np.transpose(Y), np.transpose(mask), np.transpose(Z), lam))
        E = np.where(mask, Z @ W - np.where(mask, Y, 0), 0)
        out[t] = np.sum(E * E) + lam * np.sum(Z * Z) + lam * np.sum(W * W)
    return Z, W, out
