"""takes the sum of squares from a library function that returns none for n = d

Breaks: perfect fits with $n = d$ and with $n > d$
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    w, rss, rank, _ = np.linalg.lstsq(X, y, rcond=None)
    if rank < d or np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("dependent columns")
    return w, float(rss[0]) / n
