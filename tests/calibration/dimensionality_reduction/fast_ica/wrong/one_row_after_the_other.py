"""uses the new first row where it corrects the second

Breaks: the first steps
Slips: 1, three tests compare single steps
"""


def fast_ica(X, n_components, W0, n_iter=200, tol=1e-6):
    model = pca_fit(X, n_components)
    Z, _ = whiten(pca_transform(model, X))
    n = len(Z)
    W = decorrelate(W0)
    for _ in range(n_iter):
        A = W.copy()
        for i in range(len(A)):
            y = np.tanh(Z @ A[i])
            A[i] = y @ Z / n - (1 - y**2).mean() * A[i]
            A[i] = A[i] / np.linalg.norm(A[i])
        new = decorrelate(A)
        lim = np.max(np.abs(np.abs(np.diag(new @ W.T)) - 1))
        W = new
        if lim < tol:
            break
    return Z @ W.T, W
