"""rotates the caller's y in place if X is not tall

Breaks: that the arguments stay as they were
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > rcond * s[0]
    b = U.T @ y
    if len(b) == len(y) and y.dtype == float:
        y[:] = b
    return Vt[keep].T @ (b[keep] / s[keep])
