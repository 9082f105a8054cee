# Keeps all points and takes the first minimum.
def fit_svm_subgradient(X, y, C, n_iter, eta0):
    walk = [(np.zeros(X.shape[1]), 0.0)]
    for t in range(n_iter):
        w, b = walk[-1]
        g_w, g_b = svm_subgradient(w, b, X, y, C)
        size = eta0 * (t + 1) ** -0.5
        walk.append((w - size * g_w, b - size * g_b))
    values = [svm_primal_objective(w, b, X, y, C) for w, b in walk]
    first = int(np.argmin(values))
    return (*walk[first], values[first])
