"""takes a table below 1e-100 for zeros"""


def fit_min_norm(X, y, rcond=1e-12):
    if np.abs(X).max() < 1e-100:
        return np.zeros(X.shape[1])
    return np.linalg.pinv(X, rcond=rcond) @ y
