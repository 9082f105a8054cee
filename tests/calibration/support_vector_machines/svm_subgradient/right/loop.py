# Goes point by point.
def svm_subgradient(w, b, X, y, C):
    g_w, g_b = np.array(w, dtype=float), 0.0
    for x, t in zip(X, y):
        if t * (np.dot(x, w) + b) < 1:
            g_w = g_w - C * t * x
            g_b -= C * t
    return g_w, g_b
