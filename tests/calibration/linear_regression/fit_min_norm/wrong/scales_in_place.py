"""divides the caller's X by its largest entry

Breaks: that the arguments stay as they were
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    largest = np.abs(X).max() or 1.0
    if X.dtype == float:
        X /= largest
    else:
        X = X / largest
    return np.linalg.pinv(X, rcond=rcond) @ y / largest
