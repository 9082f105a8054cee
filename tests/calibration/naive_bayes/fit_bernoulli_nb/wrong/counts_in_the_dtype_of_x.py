"""counts in the integer type of X, where a byte runs over

Breaks: integers (of one byte, too)
Slips: 1
"""


def fit_bernoulli_nb(X, y, beta=1.0):
    if beta < 0 or np.any((X != 0) & (X != 1)):
        raise ValueError("X must hold 0 and 1, and beta must not be negative")
    if X.dtype == bool:
        X = X.astype(int)
    classes, sizes = np.unique(y, return_counts=True)
    log_prior = np.log(sizes / len(y))
    member = (y == classes[:, None]).astype(X.dtype)
    there, absent = member @ X, member @ (1 - X)
    size = (y == classes[:, None]).sum(axis=1, keepdims=True)
    with np.errstate(all="ignore"):
        log_p = np.log((there + float(beta)) / (size + 2 * beta))
        log_q = np.log((absent + float(beta)) / (size + 2 * beta))
    return {"classes": classes, "log_prior": log_prior, "log_p": log_p, "log_q": log_q}
