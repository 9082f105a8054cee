"""raises ValueError in place of LinAlgError for dependent columns

Breaks: `LinAlgError` for dependent columns
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,) or np.linalg.matrix_rank(X) < d:
        raise TypeError("dependent columns") if y.shape == (n,) else ValueError("shape of y")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return w, float(np.mean((X @ w - y) ** 2))
