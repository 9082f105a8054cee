# class_log_prior and smoothed_probability, counts by comparison.
def fit_categorical_nb(X, y, n_values, beta=1.0):
    for column, k in zip(X.T, n_values, strict=True):
        if column.min() < 0 or column.max() >= k:
            raise ValueError("code")
    classes, log_prior = class_log_prior(y)
    size = np.array([[np.sum(y == c)] for c in classes])
    log_p = []
    for column, k in zip(X.T, n_values, strict=True):
        seen = column[:, None] == np.arange(k)
        counts = np.array([seen[y == c].sum(axis=0) for c in classes])
        log_p.append(np.log(smoothed_probability(counts, size, k, beta)))
    return {"classes": classes, "log_prior": log_prior, "log_p": log_p}
