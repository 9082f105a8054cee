"""adds the variance of the column with the largest range

Breaks: the largest variance of several columns
Slips: 1
"""


def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, sizes = np.unique(y, return_counts=True)
    log_prior = np.log(sizes / len(y))
    mean = np.array([X[y == c].mean(axis=0) for c in classes])
    var = np.array([X[y == c].var(axis=0) for c in classes])
    widest = np.argmax(np.ptp(X, axis=0))
    return {
        "classes": classes,
        "log_prior": log_prior,
        "mean": mean,
        "var": var + var_smoothing * X[:, widest].var(),
    }
