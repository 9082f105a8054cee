"""shortens the steps as it goes

Breaks: step sizes
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for t in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr / np.sqrt(t + 1) * grad
    return W
