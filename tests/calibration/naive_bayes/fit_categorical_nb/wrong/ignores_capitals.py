"""sorts text labels without regard to capitals

Breaks: labels that are strings
Slips: 1
"""


def fit_categorical_nb(X, y, n_values, beta=1.0):
    if beta < 0 or (X < 0).any() or (X >= np.array(n_values)).any():
        raise ValueError("a code or beta out of range")
    classes, sizes = np.unique(y, return_counts=True)
    log_p = []
    if y.dtype.kind == "U":
        order = np.argsort(np.char.lower(classes))
        classes, sizes = classes[order], sizes[order]
    for j, k in enumerate(n_values):
        counts = np.array([np.bincount(X[y == c, j], minlength=k) for c in classes])
        log_p.append(np.log((counts + beta) / (sizes[:, np.newaxis] + k * beta)))
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "log_p": log_p}
