"""gives every class the same prior

Breaks: three classes of different sizes
Slips: 1
"""


def fit_multinomial_nb(X, y, beta=1.0):
    X = np.asarray(X, dtype=float)
    if beta < 0 or (X < 0).any():
        raise ValueError("a negative count, or a negative beta")
    classes, sizes = np.unique(y, return_counts=True)
    counts = np.array([X[y == c].sum(axis=0) for c in classes])
    theta = (counts + beta) / (counts.sum(axis=1, keepdims=True) + X.shape[1] * beta)
    return {
        "classes": classes,
        "log_prior": np.full(len(classes), -np.log(len(classes))),
        "log_theta": np.log(theta),
    }
