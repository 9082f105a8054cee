"""solves with X @ X.T for wide tables as if rows could not repeat

Breaks: (with repeated rows, too)
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    X = X.astype(float)
    if X.shape[0] < X.shape[1] and X.any(axis=1).all():
        return X.T @ np.linalg.solve(X @ X.T, y)
    return np.linalg.pinv(X, rcond=rcond) @ y
