"""goes on with 1e-9 under the root where a component has no variance

Breaks: `LinAlgError` for fewer sources than components
"""


def fast_ica(X, n_components, W0, n_iter=200, tol=1e-6):
    model = pca_fit(X, n_components)
    try:
        Z, _ = whiten(pca_transform(model, X))
    except np.linalg.LinAlgError:
        Z, _ = whiten(pca_transform(model, X), 1e-9)
    n = len(Z)
    W = decorrelate(W0)
    for _ in range(n_iter):
        Y = Z @ W.T
        g = np.tanh(Y)
        m = (1 - g**2).mean(axis=0)
        new = decorrelate(g.T @ Z / n - m[:, np.newaxis] * W)
        lim = np.max(np.abs(np.abs(np.diag(new @ W.T)) - 1))
        W = new
        if lim < tol:
            break
    return Z @ W.T, W
