"""stores the result in the dtype of X, which cuts off fractions for integers

Breaks: integers
Slips: 1
"""


def hat_matrix(X):
    H = np.empty((len(X), len(X)), dtype=X.dtype)
    H[:] = X @ np.linalg.pinv(X, rcond=1e-12)
    return H
