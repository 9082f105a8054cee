"""writes -1 into an array of the classes' type, which fails for unsigned ones

Breaks: integers
"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if np.any(y < 0) or np.any(y >= n_classes):
        raise ValueError("a label outside")
    W = np.empty((X.shape[1], n_classes))
    for k in range(n_classes):
        labels = np.full_like(y, -1)
        labels[y == k] = 1
        W[:, k] = fit_logistic_newton(X, labels, lam)
    return W
