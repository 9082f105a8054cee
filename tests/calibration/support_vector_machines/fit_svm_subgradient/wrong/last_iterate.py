"""returns the last point, not the best

Breaks: that the best point is returned (not the last)
Slips: 1, descent by subgradients goes up nearly everywhere
"""


def fit_svm_subgradient(X, y, C, n_iter, eta0):
    w, b = np.zeros(X.shape[1]), 0.0
    best = w, b, svm_primal_objective(w, b, X, y, C)
    for t in range(1, n_iter + 1):
        g_w, g_b = svm_subgradient(w, b, X, y, C)
        eta = eta0 / np.sqrt(t)
        w, b = w - eta * g_w, b - eta * g_b
        value = svm_primal_objective(w, b, X, y, C)
        best = w, b, value
    return best
