"""raises an error for a column of zeros

Breaks: a column or a whole table of zeros
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    if not X.any(axis=0).all():
        raise np.linalg.LinAlgError("a column of zeros")
    return np.linalg.pinv(X, rcond=rcond) @ y
