"""sorts the caller's rows and labels by class

Breaks: that `X` and `y` stay as they were
Slips: 1
"""


def fit_bernoulli_nb(X, y, beta=1.0):
    X = np.asarray(X)
    if beta < 0 or not np.isin(X, [0, 1]).all():
        raise ValueError("entries other than 0 and 1, or a negative beta")
    classes, sizes = np.unique(y, return_counts=True)
    order = np.argsort(y, kind="stable")
    X[:], y[:] = X[order], y[order]
    log_prior = np.log(sizes / len(y))
    ones = np.array([X[y == c].sum(axis=0) for c in classes]).astype(float)
    n = sizes[:, np.newaxis]
    p = (ones + beta) / (n + 2 * beta)
    q = (n - ones + beta) / (n + 2 * beta)
    return {"classes": classes, "log_prior": log_prior, "log_p": np.log(p), "log_q": np.log(q)}
