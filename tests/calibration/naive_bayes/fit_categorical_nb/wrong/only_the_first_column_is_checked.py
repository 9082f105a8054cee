"""looks for codes out of range in the first column only

Breaks: (in any column)
Slips: 1
"""


def fit_categorical_nb(X, y, n_values, beta=1.0):
    if beta < 0 or (X[:, 0] < 0).any() or (X[:, 0] >= n_values[0]).any():
        raise ValueError("a code or beta out of range")
    classes, sizes = np.unique(y, return_counts=True)
    log_p = []
    for j, k in enumerate(n_values):
        counts = np.array([[np.sum(X[y == c, j] == v) for v in range(k)] for c in classes])
        log_p.append(np.log((counts + beta) / (sizes[:, np.newaxis] + k * beta)))
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "log_p": log_p}
