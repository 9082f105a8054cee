# By the second moments of the data.
def train_linear_ae(X, k, lr, n_iter, rng):
    X = np.array(X, dtype=float)
    S = X.T @ X / len(X)
    E = 0.1 * rng.standard_normal((k, X.shape[1]))
    D = 0.1 * rng.standard_normal((X.shape[1], k))
    losses = []
    for step in range(n_iter + 1):
        gap = D @ E - np.eye(len(S))
        losses.append(float(np.trace(gap @ S @ gap.T)))
        if step < n_iter:
            E, D = E - 2 * lr * D.T @ gap @ S, D - 2 * lr * gap @ S @ E.T
    return E, D, losses
