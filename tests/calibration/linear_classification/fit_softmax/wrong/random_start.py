"""starts from small random weights

Breaks: numbers of steps from 0 to 200
Breaks: weights that add up to 0 along each row
Slips: 1, no result is right
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = 0.01 * np.random.default_rng(0).normal(size=(X.shape[1], n_classes))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr * grad
    return W
