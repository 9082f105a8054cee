"""cuts counts down to whole numbers

Breaks: counts that are not whole
Slips: 1
"""


def fit_multinomial_nb(X, y, beta=1.0):
    if beta < 0 or np.any(X < 0):
        raise ValueError("negative count or beta")
    X = X.astype(int)
    classes, sizes = np.unique(y, return_counts=True)
    log_prior = np.log(sizes / len(y))
    N = np.array([X[y == c].sum(axis=0) for c in classes])
    with np.errstate(all="ignore"):
        log_theta = np.log((N + beta) / (N.sum(axis=1, keepdims=True) + X.shape[1] * beta))
    return {"classes": classes, "log_prior": log_prior, "log_theta": log_theta}
