"""starts from weights of 1

Breaks: numbers of steps from 0 to 200
Slips: 1, no result is right
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.ones((X.shape[1], n_classes))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr * grad
    return W
