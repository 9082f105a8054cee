"""fits each class against the next one only

Breaks: three classes and more
Slips: 1, the rest is left out everywhere but for two classes
"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if np.any(y < 0) or np.any(y >= n_classes):
        raise ValueError("a label is outside of the classes")
    W = np.zeros((X.shape[1], n_classes))
    for k in range(n_classes):
        W[:, k] = fit_logistic_newton(X[(y == k) | (y == (k + 1) % n_classes)], np.where(y == k, 1, -1)[(y == k) | (y == (k + 1) % n_classes)], lam)
    return W
