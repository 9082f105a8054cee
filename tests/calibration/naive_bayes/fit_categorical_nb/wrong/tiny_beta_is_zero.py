"""takes a beta that is nearly 0 for 0

Breaks: several `beta` (tiny ones, too)
Slips: 1
"""


def fit_categorical_nb(X, y, n_values, beta=1.0):
    if beta < 0 or (X < 0).any() or (X >= np.array(n_values)).any():
        raise ValueError("a code or beta out of range")
    beta = 0.0 if np.isclose(beta, 0) else beta
    classes, sizes = np.unique(y, return_counts=True)
    log_p = []
    for j, k in enumerate(n_values):
        counts = np.array([np.bincount(X[y == c, j], minlength=k) for c in classes])
        log_p.append(np.log((counts + beta) / (sizes[:, np.newaxis] + k * beta)))
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "log_p": log_p}
