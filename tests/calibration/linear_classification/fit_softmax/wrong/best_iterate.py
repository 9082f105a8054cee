"""returns the weights before the last step

Breaks: numbers of steps from 0 to 200
Slips: 1, no count of steps is right but 0
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        last, W = W, W - lr * grad
    return last if n_iter else W
