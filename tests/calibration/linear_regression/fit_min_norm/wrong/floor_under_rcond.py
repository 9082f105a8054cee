"""drops directions below a twentieth of the largest, whatever rcond says

Breaks: full rank (ordinary least squares)
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > max(rcond, 0.05) * s[0]
    return Vt[keep].T @ ((U[:, keep].T @ y) / s[keep])
