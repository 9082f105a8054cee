"""stops as soon as one row has settled

Breaks: a stop by `tol`
"""


def fast_ica(X, n_components, W0, n_iter=200, tol=1e-6):
    Z, _ = whiten(pca_transform(pca_fit(X, n_components), X))
    n = len(Z)
    W = decorrelate(W0)
    for _ in range(n_iter):
        T = np.tanh(Z @ W.T)
        new = decorrelate(T.T @ Z / n - np.mean(1 - T**2, axis=0)[:, np.newaxis] * W)
        products = np.sum(new * W, axis=1)
        W = new
        if np.any(np.abs(np.abs(products) - 1) < tol):
            break
    return Z @ W.T, W
