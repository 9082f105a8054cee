"""looks for leverage 1 in tall tables only

Breaks: ($n \\le d$ with independent rows included)
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if len(X) > X.shape[1] and np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("a row has leverage 1")
    return (y - H @ y) / np.maximum(1 - h, 1e-12)
