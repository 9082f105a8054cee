"""takes no more than eight steps"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if np.any(y < 0) or np.any(y >= n_classes):
        raise ValueError("a label outside")
    columns = [fit_logistic_newton(X, np.where(y == k, 1, -1), lam, 8) for k in range(n_classes)]
    return np.column_stack(columns)
