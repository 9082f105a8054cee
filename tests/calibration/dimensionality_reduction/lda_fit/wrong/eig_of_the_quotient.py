"""takes eigenvectors of the quotient of both scatters, complex ones, too

Breaks: more columns than classes
"""


def lda_fit(X, y, k, reg=0.0):
    X, y = np.asarray(X, dtype=float), np.asarray(y)
    n, d = X.shape
    labels, codes, sizes = np.unique(y, return_inverse=True, return_counts=True)
    if not 1 <= k <= min(len(labels) - 1, d):
        raise ValueError("k")
    mean = X.mean(axis=0)
    A = X - mean
    means = np.array([A[codes == c].mean(axis=0) for c in range(len(labels))])
    R = A - means[codes]
    Sw = R.T @ R + reg * np.eye(d)
    Sb = (means.T * sizes) @ means
    l = np.linalg.eigvalsh(Sw)
    if l[0] <= 1e-12 * l[-1]:
        raise np.linalg.LinAlgError("flat")
    values, U = np.linalg.eig(np.linalg.solve(Sw, Sb))
    order = np.argsort(values)
    values, U = values[order], U[:, order]
    W = U[:, ::-1][:, :k]
    W = W / np.linalg.norm(W, axis=0)
    return {"mean": mean, "W": fix_signs(W.T).T, "eigenvalues": values[::-1][:k]}
