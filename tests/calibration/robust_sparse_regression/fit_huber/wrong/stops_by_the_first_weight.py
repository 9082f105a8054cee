"""stops as soon as the first weight stays where it is

Breaks: outliers on one side
Slips: 1
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    X, y = np.asarray(X, float), np.asarray(y, float)
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    for _ in range(n_iter):
        D = eps / np.maximum(eps, np.abs(X @ w - y))
        new = np.linalg.solve((X.T * D) @ X, (X.T * D) @ y)
        done = abs(new[0] - w[0]) < 1e-8
        w = new
        if done:
            break
    return w
