"""rounds the weights to eight decimals at the end

Breaks: numbers of steps from 0 to 200
Slips: 1, few weights have eight decimals
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr * grad
    return W.round(8)
