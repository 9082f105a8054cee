"""whitens with the divisor n - 1

Breaks: that $S$ is white
Slips: 1, the recipe starts from other numbers
"""


def fast_ica(X, n_components, W0, n_iter=200, tol=1e-6):
    model = pca_fit(X, n_components)
    Z = pca_transform(model, X) / np.sqrt(model["explained_variance"])
    if model["explained_variance"].min() <= 0:
        raise np.linalg.LinAlgError("singular")
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
