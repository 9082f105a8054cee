"""divides each column by its length

Slips: 1, no column is its own minimum
"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if np.any(y < 0) or np.any(y >= n_classes):
        raise ValueError("a label is outside of the classes")
    W = np.zeros((X.shape[1], n_classes))
    for k in range(n_classes):
        W[:, k] = fit_logistic_newton(X, np.where(y == k, 1, -1), lam)
    return W / np.linalg.norm(W, axis=0)
