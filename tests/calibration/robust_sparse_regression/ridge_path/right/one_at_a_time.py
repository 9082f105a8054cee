# One penalty after the other, directions dropped by a loop.
def ridge_path(X, y, lams):
    if min(lams) < 0:
        raise ValueError("negative")
    U, s, Vt = np.linalg.svd(X - np.mean(X, axis=0), full_matrices=False)
    rows = []
    for lam in lams:
        w = np.zeros(X.shape[1])
        for k in range(len(s)):
            if s[k] > 1e-12 * s[0]:
                w = w + s[k] / (s[k] ** 2 + lam) * (U[:, k] @ (y - np.mean(y))) * Vt[k]
        rows.append(w)
    W = np.array(rows)
    return W, np.linalg.norm(W, axis=1)
