# A rotated basis of the best subspace, and the error by subtraction.
def optimal_linear_ae(X, k):
    if not 1 <= k <= min(np.shape(X)):
        raise ValueError(k)
    U, s, Vt = np.linalg.svd(np.asarray(X, dtype=float))
    turn = np.linalg.qr(np.random.default_rng(k).normal(size=(k, k)))[0]
    W = Vt[:k].T @ turn
    kept = U[:, : len(s)] * s
    return W.T, W, np.sum(kept[:, k:] ** 2) / len(X)
