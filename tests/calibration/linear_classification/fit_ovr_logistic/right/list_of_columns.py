# Stacks the fits of all classes.
def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if not set(np.unique(y).tolist()) <= set(range(n_classes)):
        raise ValueError("labels")
    signs = 2 * (y[:, None] == np.arange(n_classes)) - 1
    return np.array([fit_logistic_newton(X, column, lam=lam) for column in signs.T]).T
