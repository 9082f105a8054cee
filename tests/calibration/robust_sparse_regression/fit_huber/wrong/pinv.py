"""solves with the pseudo-inverse, which drops a column in units of 1e-8 beside others

Breaks: columns in smaller units
Slips: 1
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.asarray(X, float), np.asarray(y, float)
    w = np.linalg.pinv(X) @ y
    for _ in range(n_iter):
        D = eps / np.maximum(eps, np.abs(X @ w - y))
        new = np.linalg.pinv((X.T * D) @ X) @ ((X.T * D) @ y)
        change = np.abs(new - w)
        w = new
        if change.max() < tol:
            break
    return w
