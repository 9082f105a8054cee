"""adds the default term whatever var_smoothing is

Breaks: `var_smoothing` of 0, of 0.1
Slips: 1, other values than the default are the rule
"""


def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, sizes = np.unique(y, return_counts=True)
    mean = np.array([X[y == c].mean(axis=0) for c in classes])
    var = np.array([X[y == c].var(axis=0) for c in classes])
    var = var + 1e-9 * X.var(axis=0).max()
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "mean": mean, "var": var}
