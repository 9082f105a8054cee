"""raises LinAlgError for as many columns as rows

Breaks: perfect fits with $n = d$ and with $n > d$
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    if n <= d or np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return w, float(np.mean((X @ w - y) ** 2))
