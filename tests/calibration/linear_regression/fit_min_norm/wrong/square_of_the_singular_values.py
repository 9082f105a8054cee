"""compares the squares of the singular values with rcond

Breaks: and a larger `rcond` that must drop a direction
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s**2 > rcond * s[0] ** 2
    return Vt[keep].T @ ((U[:, keep].T @ y) / s[keep])
