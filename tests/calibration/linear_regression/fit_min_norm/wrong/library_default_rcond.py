"""leaves rcond at the library's default

Breaks: the default of rcond
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    return np.linalg.pinv(X) @ y
