"""steps after each row

Breaks: numbers of steps from 0 to 200
Slips: 1, no step is right
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        for i in range(len(X)):
            loss, grad = softmax_cross_entropy(W, X[i : i + 1], y[i : i + 1], lam)
            W = W - lr * grad
    return W
