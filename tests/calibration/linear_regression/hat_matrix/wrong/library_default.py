"""leaves the threshold at the library's default of 1e-15

Breaks: but $2\\cdot 10^{-13}$ of it does not
Slips: 1
"""


def hat_matrix(X):
    return X @ np.linalg.pinv(X)
