"""divides the scores by their deviations, and takes roots by eigenvectors"""


def fast_ica(X, n_components, W0, n_iter=200, tol=1e-6):
    model = pca_fit(X, n_components)
    Z = pca_transform(model, X)
    var = np.mean(Z**2, axis=0)
    if var[-1] <= 1e-12 * var[0]:
        raise np.linalg.LinAlgError("a component without variance")
    Z = Z / np.sqrt(var)

    def upright(A):
        if np.linalg.matrix_rank(A) < len(A):
            raise np.linalg.LinAlgError("dependent")
        A = A / np.linalg.norm(A)
        l, E = np.linalg.eigh(A @ A.T)
        return E @ np.diag(1 / np.sqrt(l)) @ E.T @ A

    W = upright(np.asarray(W0, dtype=float))
    for _ in range(n_iter):
        G = np.tanh(W @ Z.T)
        new = upright(G @ Z / len(Z) - np.diag(np.mean(1 - G**2, axis=1)) @ W)
        small = np.max(np.abs(np.abs(np.einsum("ij,ij->i", new, W)) - 1)) < tol
        W = new
        if small:
            break
    return Z @ W.T, W
