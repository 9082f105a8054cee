# Sample by sample, feature by feature.
def squared_error_gradient(X, y, w, reduction="mean"):
    n, d = X.shape
    g = np.zeros(d)
    for i in range(n):
        r = sum(X[i, j] * w[j] for j in range(d)) - y[i]
        for j in range(d):
            g[j] += 2 * r * X[i, j]
    if "mean" in reduction:
        g = g / n
    if "half" in reduction:
        g = g / 2
    return g
