# np.add.at counts all pairs of class and code at once; the tables as a tuple.
def fit_categorical_nb(X, y, n_values, beta=1.0):
    if beta < 0 or np.min(X) < 0 or np.any(np.max(X, axis=0) >= n_values):
        raise ValueError
    classes, index = np.unique(y, return_inverse=True)
    log_p = []
    for j in range(X.shape[1]):
        table = np.full((len(classes), n_values[j]), float(beta))
        np.add.at(table, (index, X[:, j]), 1.0)
        log_p.append(np.log(table) - np.log(table.sum(axis=1, keepdims=True)))
    shares = np.bincount(index) / len(y)
    return {"classes": classes, "log_prior": np.log(shares), "log_p": log_p}
