"""divides the caller's X by its largest entry

Breaks: that $X$ stays as it was
Slips: 1
"""


def hat_matrix(X):
    largest = np.abs(X).max() or 1.0
    if X.dtype == float:
        X /= largest
    return X @ np.linalg.pinv(X, rcond=1e-12)
