"""adds integers up in their own type, where a byte runs over

Breaks: integers as `X` (of one byte, too)
Slips: 1
"""


def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, sizes = np.unique(y, return_counts=True)
    mean = (classes[:, np.newaxis] == y) @ X / sizes[:, np.newaxis]
    var = np.array([np.mean((X[y == c] - mean[k]) ** 2, axis=0) for k, c in enumerate(classes)])
    var += var_smoothing * np.var(X, axis=0).max()
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "mean": mean, "var": var}
