"""rounds the entries to six decimals

Slips: 1, no entry has its digits
"""


def hat_matrix(X):
    return np.round(X @ np.linalg.pinv(X, rcond=1e-12), 6)
