"""compares with rcond itself, not with rcond times the largest singular value

Breaks: $10^{-13} X$ (weights $10^{13}$ times as large)
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > rcond
    return Vt[keep].T @ ((U[:, keep].T @ y) / s[keep])
