"""adds momentum from the second step on

Breaks: numbers of steps from 0 to 200
Slips: 1, only single steps are right
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    v = 0.0
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        v = 0.9 * v + grad
        W = W - lr * v
    return W
