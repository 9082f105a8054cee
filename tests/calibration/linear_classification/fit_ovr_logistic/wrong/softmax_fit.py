"""fits a softmax regression

Breaks: three classes and more
Slips: 1, other columns everywhere
"""


def fit_ovr_logistic(X, y, n_classes, lam=1e-2):
    if np.any(y < 0) or np.any(y >= n_classes):
        raise ValueError("a label is outside of the classes")
    return fit_softmax(X, y, n_classes, lam, 0.5, 300)
