"""refuses more columns than classes

Breaks: more columns than classes
Slips: 1, most tables have more columns than classes
"""


def lda_fit(X, y, k, reg=0.0):
    classes = np.unique(y)
    d = X.shape[1]
    if k < 1 or k > min(len(classes) - 1, d):
        raise ValueError("k is out of range")
    if d > len(classes):
        raise ValueError('too many columns')
    mean = X.mean(axis=0)
    S_w = reg * np.eye(d)
    S_b = np.zeros((d, d))
    for c in classes:
        rows = X[y == c]
        m = rows.mean(axis=0)
        S_w = S_w + (rows - m).T @ (rows - m)
        S_b = S_b + len(rows) * np.outer(m - mean, m - mean)
    values = np.linalg.eigvalsh(S_w)
    if values[0] <= 1e-12 * values[-1]:
        raise np.linalg.LinAlgError("singular")
    L = np.linalg.cholesky(S_w)
    M = np.linalg.solve(L, np.linalg.solve(L, S_b).T)
    found, U = np.linalg.eigh((M + M.T) / 2)
    W = np.linalg.solve(L.T, U[:, ::-1][:, :k])
    W = fix_signs((W / np.linalg.norm(W, axis=0)).T).T
    return {"mean": mean, "W": W, "eigenvalues": found[::-1][:k]}
