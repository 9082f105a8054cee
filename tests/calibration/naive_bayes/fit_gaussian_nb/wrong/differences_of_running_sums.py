"""takes sums of classes as differences of running sums, which loses digits beside large numbers

Breaks: classes far from each other
Slips: 1
"""


def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, sizes = np.unique(y, return_counts=True)
    log_prior = np.log(sizes / len(y))
    order = np.argsort(y, kind="stable")
    X, which = X[order].astype(float), np.searchsorted(classes, y[order])
    ends = np.cumsum(np.bincount(which))
    size = np.diff(ends, prepend=0)[:, None]
    running = np.cumsum(X, axis=0)[ends - 1]
    mean = np.diff(running, axis=0, prepend=0) / size
    var = np.array([((X[which == c] - mean[c]) ** 2).mean(axis=0) for c in range(len(classes))])
    return {
        "classes": classes,
        "log_prior": log_prior,
        "mean": mean,
        "var": var + var_smoothing * X.var(axis=0).max(),
    }
