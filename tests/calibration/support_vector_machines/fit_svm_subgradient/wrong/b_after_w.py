"""computes the slope along b after w has moved

Breaks: the first steps
Slips: 1, most walks differ from the first step on
"""


def fit_svm_subgradient(X, y, C, n_iter, eta0):
    w, b = np.zeros(X.shape[1]), 0.0
    best = w, b, svm_primal_objective(w, b, X, y, C)
    for t in range(1, n_iter + 1):
        g_w, g_b = svm_subgradient(w, b, X, y, C)
        eta = eta0 / np.sqrt(t)
        w = w - eta * g_w
        b = b - eta * svm_subgradient(w, b, X, y, C)[1]
        value = svm_primal_objective(w, b, X, y, C)
        if value < best[2]:
            best = w, b, value
    return best
