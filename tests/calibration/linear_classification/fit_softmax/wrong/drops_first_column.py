"""subtracts the last column at the end

Breaks: weights that add up to 0 along each row
Slips: 1, no result is right but 0
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr * grad
    return W - W[:, -1:]
