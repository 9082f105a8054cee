"""stops where the gradient is below 0.05

Breaks: numbers of steps from 0 to 200
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        if np.abs(grad).max() < 0.05:
            break
        W = W - lr * grad
    return W
