"""computes in single precision

Slips: 1, no digit beyond the seventh is right
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes), dtype=np.float32)
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = (W - lr * grad).astype(np.float32)
    return W
