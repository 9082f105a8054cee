"""subtracts the smallest label in place

Breaks: that the arguments stay as they were
Breaks: classes that do not occur
Slips: 2, the arguments and absent classes
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    y -= y.min()
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr * grad
    return W
