"""takes negative codes from the end of the table

Breaks: codes below 0
Slips: 1
"""


def fit_categorical_nb(X, y, n_values, beta=1.0):
    if beta < 0 or (X >= np.array(n_values)).any():
        raise ValueError("a code or beta out of range")
    classes, sizes = np.unique(y, return_counts=True)
    log_p = []
    for j, k in enumerate(n_values):
        counts = np.zeros((len(classes), k))
        for c, name in enumerate(classes):
            for code in X[y == name, j]:
                counts[c, code % k] += 1
        log_p.append(np.log((counts + beta) / (sizes[:, np.newaxis] + k * beta)))
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "log_p": log_p}
