"""turns a wide table round, which gives a (d, d) matrix

Breaks: $n \\le d$ with independent rows ($H = I$)
Slips: 1
"""


def hat_matrix(X):
    if X.shape[0] < X.shape[1]:
        X = X.T
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    keep = s > 1e-12 * s[0]
    return U[:, keep] @ U[:, keep].T
