# Stacks tables of equal width into one array.
def fit_categorical_nb(X, y, n_values, beta=1.0):
    if beta < 0 or np.any(X < 0) or np.any(X >= np.array(n_values)):
        raise ValueError("beta is negative or a code is out of range")
    classes, sizes = np.unique(y, return_counts=True)
    log_prior = np.log(sizes / len(y))
    tables = []
    for j, k in enumerate(n_values):
        counts = np.array([np.bincount(X[y == c, j], minlength=k) for c in classes])
        with np.errstate(divide="ignore"):
            tables.append(np.log((counts + beta) / (counts.sum(axis=1, keepdims=True) + k * beta)))
    if len(set(n_values)) == 1:
        tables = np.stack(tables)
    return {"classes": classes, "log_prior": log_prior, "log_p": tables}
