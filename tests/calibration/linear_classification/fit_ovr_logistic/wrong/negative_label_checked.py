"""raises for negative labels only

Breaks: `ValueError` for any label outside
"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if np.any(y < 0):
        raise ValueError("a label is outside of the classes")
    W = np.zeros((X.shape[1], n_classes))
    for k in range(n_classes):
        W[:, k] = fit_logistic_newton(X, np.where(y == k, 1, -1), lam)
    return W
