"""looks for singular scatter only where reg is 0

Breaks: dependent columns (`LinAlgError`, or an answer with `reg`)
Slips: 1
"""


def lda_fit(X, y, k, reg=0.0):
    X = np.asarray(X, dtype=float)
    classes, codes = np.unique(y, return_inverse=True)
    if not 1 <= k <= min(len(classes) - 1, X.shape[1]):
        raise ValueError("k")
    mean = X.mean(axis=0)
    means = np.array([X[codes == c].mean(axis=0) for c in range(len(classes))])
    within, between = X - means[codes], means[codes] - mean
    S_w = within.T @ within + reg * np.eye(X.shape[1])
    values = np.linalg.eigvalsh(S_w)
    if reg == 0 and values[0] <= 1e-12 * values[-1]:
        raise np.linalg.LinAlgError("singular")
    L = np.linalg.cholesky(S_w)
    half = np.linalg.solve(L, between.T)
    found, U = np.linalg.eigh(half @ half.T)
    W = np.linalg.solve(L.T, U[:, ::-1][:, :k])
    W = fix_signs((W / np.linalg.norm(W, axis=0)).T).T
    return {"mean": mean, "W": W, "eigenvalues": found[::-1][:k]}
