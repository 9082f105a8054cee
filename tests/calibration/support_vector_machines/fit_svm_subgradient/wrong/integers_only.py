"""starts with integer zeros if points and labels are integers, and cuts each w

Breaks: integers
"""


def fit_svm_subgradient(X, y, C, n_iter, eta0):
    w, b = np.zeros(X.shape[1], dtype=np.result_type(X, y)), 0.0
    best = (w.copy(), b, svm_primal_objective(w, b, X, y, C))
    for t in range(1, n_iter + 1):
        g_w, g_b = svm_subgradient(w, b, X, y, C)
        w[:] = w - eta0 / np.sqrt(t) * g_w
        b = b - eta0 / np.sqrt(t) * g_b
        price = svm_primal_objective(w, b, X, y, C)
        if price < best[2]:
            best = (w.copy(), b, price)
    return best
