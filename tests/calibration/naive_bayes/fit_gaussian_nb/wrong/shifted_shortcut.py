"""shifts by the first row, then takes mean of squares minus square of the mean

Breaks: classes far from each other
Slips: 1
"""


def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, sizes = np.unique(y, return_counts=True)
    mean = np.array([X[y == c].mean(axis=0) for c in classes])
    var = np.array(
        [
            ((X[y == c] - X[0]) ** 2.0).mean(axis=0) - (X[y == c] - X[0]).mean(axis=0) ** 2
            for c in classes
        ]
    )
    var = var + var_smoothing * X.var(axis=0).max()
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "mean": mean, "var": var}
