"""returns the variance of the targets

Breaks: the variance
Breaks: perfect fits with $n = d$ and with $n > d$
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("dependent columns")
    return np.linalg.lstsq(X, y, rcond=None)[0], float(np.var(y))
