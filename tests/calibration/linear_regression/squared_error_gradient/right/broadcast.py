# Mean or sum over the samples of the single gradients.
def squared_error_gradient(X, y, w, reduction="mean"):
    single = 2 * X * (X @ w - y)[:, np.newaxis]
    g = single.mean(axis=0) if reduction.endswith("mean") else single.sum(axis=0)
    return g / 2 if reduction.startswith("half") else g
