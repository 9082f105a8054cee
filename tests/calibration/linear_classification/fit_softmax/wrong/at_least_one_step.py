"""takes a step for n_iter = 0 as well

Breaks: numbers of steps from 0 to 200
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(max(1, n_iter)):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr * grad
    return W
