"""takes a hundred steps at most

Breaks: numbers of steps from 0 to 200
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(min(n_iter, 100)):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr * grad
    return W
