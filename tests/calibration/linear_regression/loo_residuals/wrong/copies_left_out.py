"""leaves all copies of a sample out with it

Breaks: the values against $n$ separate fits
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    if np.any(1 - np.diag(H) <= 1e-10):
        raise np.linalg.LinAlgError("leverage")
    e = np.empty(len(y))
    for i in range(len(y)):
        keep = ~(np.all(X[i] == X, axis=1) & (y == y[i]))
        e[i] = y[i] - X[i] @ (np.linalg.pinv(X[keep], 1e-12) @ y[keep])
    return e
