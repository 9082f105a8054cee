"""compares singular values with a fixed number, whatever the unit of X

Breaks: `LinAlgError` for dependent columns
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    if n < d or np.linalg.svd(X, compute_uv=False).min() < 1e-8:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return w, float(np.mean((X @ w - y) ** 2))
