# Computes the gradient itself.
def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    X = np.asarray(X, dtype=float)
    Y = (np.arange(n_classes) == np.asarray(y)[:, None]).astype(float)
    lams = np.full((X.shape[1], 1), float(lam))
    lams[0] = 0.0
    W = np.zeros((X.shape[1], n_classes))
    step = 0
    while step < n_iter:
        W -= lr * (X.T @ (softmax(X @ W) - Y) / len(X) + lams * W)
        step += 1
    return W
