"""standardises the columns, each by itself

Breaks: the covariance of the result (the identity)
Slips: 1, correlations stay as they are
"""


def whiten(X, eps=0.0):
    Xc, mean = center(X)
    n = len(X)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / n)
    values, V = np.maximum(values[::-1], 0), vectors[:, ::-1]
    if values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("singular")
    W = np.diag(1 / np.sqrt(Xc.var(axis=0) + eps))
    return Xc @ W, W
