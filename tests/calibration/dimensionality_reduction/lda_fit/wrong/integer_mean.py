"""returns the mean of integers as integers

Breaks: integers
"""


def lda_fit(X, y, k, reg=0.0):
    kind = X.dtype
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    labels, codes, sizes = np.unique(y, return_inverse=True, return_counts=True)
    if not 1 <= k <= min(len(labels) - 1, d):
        raise ValueError("k is out of range")
    mean = X.mean(axis=0)
    means = np.array([X[codes == c].mean(axis=0) for c in range(len(labels))])
    within = X - means[codes]
    S_w = within.T @ within + reg * np.eye(d)
    between = means[codes] - mean
    S_b = between.T @ between
    l = np.linalg.eigvalsh(S_w)
    if l[0] <= 1e-12 * l[-1]:
        raise np.linalg.LinAlgError("flat")
    L = np.linalg.cholesky(S_w)
    M = np.linalg.solve(L, np.linalg.solve(L, S_b).T)
    values, U = np.linalg.eigh((M + M.T) / 2)
    values, U = values[::-1][:k], U[:, ::-1][:, :k]
    W = np.linalg.solve(L.T, U)
    W = W / np.linalg.norm(W, axis=0)
    return {"mean": mean.astype(kind), "W": fix_signs(W.T).T, "eigenvalues": values}
