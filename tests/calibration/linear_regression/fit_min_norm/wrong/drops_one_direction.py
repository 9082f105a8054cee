"""drops one direction at most for a larger rcond

Breaks: a larger `rcond` that must drop a direction
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > min(rcond, 1e-12) * s[0]
    if s[-1] <= rcond * s[0]:
        keep[-1] = False
    return Vt[keep].T @ (U[:, keep].T @ y / s[keep])
