# Two passes by matrix products.
def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    X = np.asarray(X, dtype=float)
    classes, index = np.unique(y, return_inverse=True)
    member = np.eye(len(classes))[index]
    size = member.sum(axis=0)[:, None]
    mean = member.T @ X / size
    mean = mean + member.T @ (X - mean[index]) / size
    var = member.T @ (X - mean[index]) ** 2 / size
    largest = ((X - X.mean(axis=0)) ** 2).mean(axis=0).max()
    return {
        "classes": classes,
        "log_prior": np.log(size[:, 0] / len(y)),
        "mean": mean,
        "var": var + var_smoothing * largest,
    }
