"""compares a larger rcond with 1 at least, not with the largest singular value

Breaks: a larger `rcond` that must drop a direction
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > (max(1.0, s[0]) if rcond > 1e-12 else s[0]) * rcond
    return Vt[keep].T @ (U[:, keep].T @ y / s[keep])
