"""takes the default of rcond where there are fewer rows than columns

Breaks: a larger `rcond` that must drop a direction
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s > (rcond if len(X) >= X.shape[1] else 1e-12) * s[0]
    return Vt[keep].T @ (U[:, keep].T @ y / s[keep])
