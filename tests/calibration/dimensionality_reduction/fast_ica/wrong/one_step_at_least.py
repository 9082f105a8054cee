"""takes a step also where none is allowed

Breaks: no steps
"""


def fast_ica(X, n_components, W0, n_iter=200, tol=1e-6):
    model = pca_fit(X, n_components)
    Z, _ = whiten(pca_transform(model, X))
    n = len(Z)
    W = decorrelate(W0)
    for _ in range(max(n_iter, 1)):
        Y = Z @ W.T
        g = np.tanh(Y)
        m = (1 - g**2).mean(axis=0)
        new = decorrelate(g.T @ Z / n - m[:, np.newaxis] * W)
        lim = np.max(np.abs(np.abs(np.diag(new @ W.T)) - 1))
        W = new
        if lim < tol:
            break
    return Z @ W.T, W
