"""skips a feature with a single possible value before it looks at its codes

Breaks: codes too large
Slips: 1
"""


def fit_categorical_nb(X, y, n_values, beta=1.0):
    if beta < 0:
        raise ValueError("beta is negative")
    classes, sizes = np.unique(y, return_counts=True)
    log_prior = np.log(sizes / len(y))
    tables = []
    for j, k in enumerate(n_values):
        if k == 1:
            tables.append(np.zeros((len(classes), 1)))
            continue
        if X[:, j].min() < 0 or X[:, j].max() >= k:
            raise ValueError(f"a code of feature {j} is out of range")
        counts = np.array([np.bincount(X[y == c, j], minlength=k) for c in classes])
        with np.errstate(divide="ignore"):
            tables.append(np.log((counts + beta) / (counts.sum(axis=1, keepdims=True) + k * beta)))
    return {"classes": classes, "log_prior": log_prior, "log_p": tables}
