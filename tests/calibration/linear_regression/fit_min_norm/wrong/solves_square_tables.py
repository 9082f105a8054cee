"""solves square tables directly where matrix_rank finds full rank

Breaks: the default of `rcond`
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    if X.shape[0] == X.shape[1] and np.linalg.matrix_rank(X) == len(X) and rcond <= 1e-12:
        return np.linalg.solve(X, y)
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > rcond * s[0]
    return Vt[keep].T @ (U[:, keep].T @ y / s[keep])
