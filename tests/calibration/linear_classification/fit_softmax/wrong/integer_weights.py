"""keeps the weights in the dtype of the rows

Breaks: integers
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes), dtype=X.dtype)
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = (W - lr * grad).astype(X.dtype)
    return W
