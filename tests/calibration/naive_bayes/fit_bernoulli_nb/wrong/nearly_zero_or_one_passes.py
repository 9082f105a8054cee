"""lets entries pass that are nearly 0 or 1

Breaks: for what is nearly 0 or 1
Slips: 1
"""


def fit_bernoulli_nb(X, y, beta=1.0):
    if beta < 0:
        raise ValueError("beta is negative")
    X = X.astype(float)
    if not np.all(np.isclose(X, 0) | np.isclose(X, 1)):
        raise ValueError("X must hold 0 and 1")
    X = np.round(X)
    classes, sizes = np.unique(y, return_counts=True)
    log_prior = np.log(sizes / len(y))
    there = np.array([X[y == c].sum(axis=0) for c in classes])
    size = np.array([[np.sum(y == c)] for c in classes])
    with np.errstate(divide="ignore"):
        log_p = np.log((there + beta) / (size + 2 * beta))
        log_q = np.log((size - there + beta) / (size + 2 * beta))
    return {"classes": classes, "log_prior": log_prior, "log_p": log_p, "log_q": log_q}
