# class_log_prior, and a loop over classes.
def fit_gaussian_nb(X, y, var_smoothing=1e-9):
    classes, log_prior = class_log_prior(y)
    extra = var_smoothing * max(np.var(column) for column in X.T)
    mean = np.zeros((len(classes), X.shape[1]))
    var = np.zeros_like(mean)
    for c, name in enumerate(classes):
        for j in range(X.shape[1]):
            x = X[y == name, j]
            mean[c, j] = np.mean(x)
            var[c, j] = np.mean((x - mean[c, j]) ** 2) + extra
    return {"classes": classes, "log_prior": log_prior, "mean": mean, "var": var}
