"""subtracts the mean from the table that it was given

Breaks: that `X` stays as it was
"""


def fit_standardizer(X):
    A = np.asarray(X, dtype=float)
    mean, flat = A.mean(axis=0), A.max(axis=0) == A.min(axis=0)
    A -= mean
    return mean, np.where(flat, 1.0, np.sqrt(np.mean(A**2, axis=0)))
