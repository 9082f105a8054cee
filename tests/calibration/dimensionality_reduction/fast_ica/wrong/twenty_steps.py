"""takes 20 steps at most if nothing is said

Breaks: a stop by `tol`
"""


def fast_ica(X, n_components, W0, n_iter=20, tol=1e-6):
    scores = pca_transform(pca_fit(X, n_components), X)
    Z, _ = whiten(scores)
    n = len(Z)
    W = decorrelate(W0)
    for _ in range(n_iter):
        T = np.tanh(Z @ W.T)
        m = np.mean(1 - T**2, axis=0)
        new = decorrelate(T.T @ Z / n - m[:, None] * W)
        gap = np.abs(np.abs(np.sum(new * W, axis=1)) - 1)
        W = new
        if np.all(gap < tol):
            break
    return Z @ W.T, W
