"""multiplies the rows of X by the weights in place

Breaks: that the arguments stay as they were
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    rows, t = np.array(X, dtype=float), np.array(y, dtype=float)
    w = np.linalg.lstsq(rows, t, rcond=None)[0]
    for _ in range(n_iter):
        D = np.sqrt(eps / np.maximum(np.abs(rows @ w - t), eps))
        new = np.linalg.lstsq(D[:, None] * rows, D * t, rcond=None)[0]
        done = np.max(np.abs(new - w)) < tol
        w = new
        if done:
            break
    X *= D[:, None].astype(X.dtype)
    return w
