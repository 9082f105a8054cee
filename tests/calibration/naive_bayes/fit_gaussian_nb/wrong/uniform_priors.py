"""gives every class the same prior"""


def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, sizes = np.unique(y, return_counts=True)
    mean = np.array([X[y == c].mean(axis=0) for c in classes])
    var = np.array([X[y == c].var(axis=0) for c in classes])
    var = var + var_smoothing * X.var(axis=0).max()
    return {
        "classes": classes,
        "log_prior": np.full(len(classes), -np.log(len(classes))),
        "mean": mean,
        "var": var,
    }
