"""takes for k the number of values that the class has seen

Breaks: values that a class has never seen
Slips: 1
"""


def fit_categorical_nb(X, y, n_values, beta=1.0):
    if beta < 0 or (X < 0).any() or (X >= np.array(n_values)).any():
        raise ValueError("a code or beta out of range")
    classes, sizes = np.unique(y, return_counts=True)
    log_p = []
    for j, k in enumerate(n_values):
        counts = np.array([np.bincount(X[y == c, j], minlength=k) for c in classes])
        log_p.append(
            np.log(
                (counts + beta)
                / (sizes[:, np.newaxis] + (counts > 0).sum(axis=1, keepdims=True) * beta)
            )
        )
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "log_p": log_p}
