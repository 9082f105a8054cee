"""writes -1 over the labels at the end

Breaks: that the arguments stay as they were
"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if np.any(y < 0) or np.any(y >= n_classes):
        raise ValueError("a label is outside of the classes")
    W = np.zeros((X.shape[1], n_classes))
    for k in range(n_classes):
        W[:, k] = fit_logistic_newton(X, np.where(y == k, 1, -1), lam)
    y[y == 0] = 0 * y[y == 0] + n_classes
    return W
