"""takes rcond = 0 for the default

Breaks: `rcond = 0`
Slips: 1
"""


def fit_min_norm(X, y, rcond=None):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > (rcond or 1e-12) * s[0]
    return Vt[keep].T @ ((U[:, keep].T @ y) / s[keep])
