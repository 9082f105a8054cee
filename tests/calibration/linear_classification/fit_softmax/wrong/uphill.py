"""adds the gradient in place of subtracting it

Slips: 1, every step goes the wrong way
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W + lr * grad
    return W
