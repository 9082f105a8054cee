"""divides 0 by 0 where X is all zeros

Breaks: a column or a whole table of zeros
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    keep = s / s[0] > rcond
    inverse = np.where(keep, 1 / s, 0.0) if s[0] > 0 else s / s[0]
    return Vt.T @ (inverse * (U.T @ y))
