"""uses only the first n columns if there are more

Breaks: $n < d$
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    n, d = X.shape
    w = np.zeros(d)
    k = min(n, d)
    w[:k] = np.linalg.pinv(X[:, :k], rcond=rcond) @ y
    return w
