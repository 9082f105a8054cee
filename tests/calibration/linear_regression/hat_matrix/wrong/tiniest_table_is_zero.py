"""takes a table below 1e-100 for zeros

Breaks: other units of $X$ (nothing changes)
Slips: 1
"""


def hat_matrix(X):
    if np.abs(X).max() < 1e-100:
        return np.zeros((len(X), len(X)))
    return X @ np.linalg.pinv(X, rcond=1e-12)
