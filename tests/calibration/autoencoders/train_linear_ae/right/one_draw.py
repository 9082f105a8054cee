# Draws both matrices by one call, and keeps the second moments.
def train_linear_ae(X, k, lr, n_iter, rng):
    X = np.asarray(X, float)
    n, d = X.shape
    draws = rng.normal(0, 0.1, 2 * k * d)
    E, D = draws[: k * d].reshape(k, d), draws[k * d :].reshape(d, k)
    S = X.T @ X / n
    losses = []
    for step in range(n_iter + 1):
        M = D @ E - np.eye(d)
        losses.append(float(np.sum((X @ M.T) ** 2) / n))
        if step < n_iter:
            E, D = E - 2 * lr * D.T @ M @ S, D - 2 * lr * M @ S @ E.T
    return E, D, losses
