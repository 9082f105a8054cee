"""takes a point for better only if its objective is lower by 1e-9

Breaks: that the best point is returned (not the last)
Slips: 1
"""


def fit_svm_subgradient(X, y, C, n_iter, eta0):
    X, y = np.asarray(X, float), np.asarray(y, float)
    w, b = np.zeros(X.shape[1]), 0.0
    best = (w, b, svm_primal_objective(w, b, X, y, C))
    for t in range(1, n_iter + 1):
        g_w, g_b = svm_subgradient(w, b, X, y, C)
        w, b = w - eta0 / np.sqrt(t) * g_w, b - eta0 / np.sqrt(t) * g_b
        P = svm_primal_objective(w, b, X, y, C)
        if P < best[2] - 1e-9:
            best = (w, b, P)
    return best
