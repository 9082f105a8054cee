"""takes medians for means

Breaks: means and variances of classes of different sizes
Slips: 1
"""


def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, sizes = np.unique(y, return_counts=True)
    mean = np.array([np.median(X[y == c], axis=0) for c in classes])
    var = np.array([X[y == c].var(axis=0) for c in classes])
    var = var + var_smoothing * X.var(axis=0).max()
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "mean": mean, "var": var}
