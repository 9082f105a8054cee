"""keeps a singular value of exactly rcond times the largest one

Breaks: a singular value of exactly rcond times the largest (dropped)
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = (s >= rcond * s[0]) & (s > 0)
    return Vt[keep].T @ ((U[:, keep].T @ y) / s[keep])
