"""divides the step by n, so that the mean is taken twice

Breaks: step sizes
Slips: 1, every step is too short
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr / len(X) * grad
    return W
