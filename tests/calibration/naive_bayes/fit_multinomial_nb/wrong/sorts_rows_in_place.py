"""sorts the caller's rows and labels by class

Breaks: that `X` and `y` stay as they were
Slips: 1
"""


def fit_multinomial_nb(X, y, beta=1.0):
    if beta < 0 or (X < 0).any():
        raise ValueError("a negative count, or a negative beta")
    order = np.argsort(y, kind="stable")
    X[:], y[:] = X[order], y[order]
    classes, sizes = np.unique(y, return_counts=True)
    counts = np.array([X[y == c].sum(axis=0) for c in classes])
    theta = (counts + beta) / (counts.sum(axis=1, keepdims=True) + X.shape[1] * beta)
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "log_theta": np.log(theta)}
