"""takes a table below 1e-20 for zeros

Breaks: weights $10^{13}$ times as large
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    if np.abs(X).max() < 1e-20:
        return np.zeros(X.shape[1])
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > rcond * s[0]
    return Vt[keep].T @ (U[:, keep].T @ y / s[keep])
