"""solves with X^T X wherever the rank is full, although that squares the condition number

Breaks: A singular value of $6\\cdot 10^{-12}$ of the largest counts
Slips: 1
"""


def hat_matrix(X):
    n, d = X.shape
    s = np.linalg.svd(X, compute_uv=False)
    if n >= d and s[-1] > 1e-12 * s[0]:
        return X @ np.linalg.inv(X.T @ X) @ X.T
    return X @ np.linalg.pinv(X, rcond=1e-12)
