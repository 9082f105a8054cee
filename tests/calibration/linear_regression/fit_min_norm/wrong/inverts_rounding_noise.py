"""divides by every singular value that is not exactly zero

Slips: 1, no table without full rank gets a right answer
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    inverse = np.zeros_like(s)
    inverse[s > 0] = 1 / s[s > 0]
    return Vt.T @ (inverse * (U.T @ y))
