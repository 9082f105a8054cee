"""makes rows of length 1 at the start, without right angles

Breaks: starts with nearly parallel rows
Slips: 1, all tests of single steps, and no steps at all
"""


def fast_ica(X, n_components, W0, n_iter=200, tol=1e-6):
    model = pca_fit(X, n_components)
    Z, _ = whiten(pca_transform(model, X))
    n = len(Z)
    W = W0 / np.linalg.norm(W0, axis=1, keepdims=True)
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
