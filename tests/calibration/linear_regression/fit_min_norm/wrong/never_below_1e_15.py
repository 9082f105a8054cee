"""raises rcond to 1e-15 where it is smaller

Breaks: `rcond = 0`
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > max(rcond, 1e-15) * s[0]
    return Vt[keep].T @ (U[:, keep].T @ y / s[keep])
