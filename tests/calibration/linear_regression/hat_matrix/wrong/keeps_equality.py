"""keeps what equals the threshold, so every direction of a table of zeros

Breaks: a table of zeros ($H = 0$)
Slips: 1
"""


def hat_matrix(X):
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    keep = s >= 1e-12 * s[0]
    return U[:, keep] @ U[:, keep].T
