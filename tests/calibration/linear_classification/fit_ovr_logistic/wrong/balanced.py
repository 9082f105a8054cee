"""repeats rows of rare classes

Breaks: three classes and more
Slips: 1, classes of different sizes are in three tests
"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if np.any(y < 0) or np.any(y >= n_classes):
        raise ValueError("a label is outside of the classes")
    W = np.zeros((X.shape[1], n_classes))
    for k in range(n_classes):
        own = np.flatnonzero(y == k)
        rows = np.concatenate([np.arange(len(y)), np.repeat(own, max(np.bincount(y).max() // len(own) - 1, 0))])
        W[:, k] = fit_logistic_newton(X[rows], np.where(y == k, 1, -1)[rows], lam)
    return W
