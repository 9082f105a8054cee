"""sorts text labels without regard to capitals

Breaks: labels that are strings
Slips: 1
"""


def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, sizes = np.unique(y, return_counts=True)
    if y.dtype.kind == "U":
        order = np.argsort(np.char.lower(classes))
        classes, sizes = classes[order], sizes[order]
    mean = np.array([X[y == c].mean(axis=0) for c in classes])
    var = np.array([X[y == c].var(axis=0) for c in classes])
    var = var + var_smoothing * X.var(axis=0).max()
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "mean": mean, "var": var}
