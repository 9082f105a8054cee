"""keeps as many directions as np.linalg.matrix_rank counts

Breaks: the default of `rcond`
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, Vt = np.linalg.svd(X, full_matrices=False)
    r = np.linalg.matrix_rank(X) if rcond == 1e-12 else int(np.sum(s > rcond * s[0]))
    return Vt[:r].T @ ((U[:, :r].T @ y) / s[:r])
