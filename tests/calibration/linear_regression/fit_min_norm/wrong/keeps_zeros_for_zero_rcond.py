"""divides by singular values of 0 for rcond = 0

Breaks: `rcond = 0`
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > rcond * s[0] if rcond else s >= 0
    if not s[0]:
        return np.zeros(X.shape[1])
    with np.errstate(all="ignore"):
        return Vt[keep].T @ (U[:, keep].T @ y / s[keep])
