"""takes 0.001 where no lam is named

Breaks: `lam` (named or not)
Slips: 1, three tests leave lam out somewhere
"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-3):
    if np.any(y < 0) or np.any(y >= n_classes):
        raise ValueError("a label is outside of the classes")
    W = np.zeros((X.shape[1], n_classes))
    for k in range(n_classes):
        W[:, k] = fit_logistic_newton(X, np.where(y == k, 1, -1), lam)
    return W
