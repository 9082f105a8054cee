"""takes minus the sum of the others for the last class

Breaks: three classes and more
Slips: 1, its column is in three tests
"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if np.any(y < 0) or np.any(y >= n_classes):
        raise ValueError("a label is outside of the classes")
    W = np.zeros((X.shape[1], n_classes))
    for k in range(n_classes - 1):
        W[:, k] = fit_logistic_newton(X, np.where(y == k, 1, -1), lam)
    W[:, -1] = -W.sum(axis=1)
    return W
