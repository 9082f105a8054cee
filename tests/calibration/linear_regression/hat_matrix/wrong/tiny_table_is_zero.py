"""takes a table below 1e-20 for zeros

Breaks: other units of $X$
Slips: 1
"""


def hat_matrix(X):
    n = len(X)
    if np.abs(X).max() < 1e-20:
        return np.zeros((n, n))
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    B = U[:, s > 1e-12 * s[0]]
    return B @ B.T
