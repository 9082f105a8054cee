"""keeps the dtype of X for the means

Breaks: integers as `X`
Slips: 1
"""


def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, sizes = np.unique(y, return_counts=True)
    mean = np.array([X[y == c].mean(axis=0) for c in classes])
    if X.dtype.kind in "iu":
        mean = (mean - 0.5).astype(X.dtype)
    var = np.array([X[y == c].var(axis=0) for c in classes])
    var = var + var_smoothing * X.var(axis=0).max()
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "mean": mean, "var": var}
