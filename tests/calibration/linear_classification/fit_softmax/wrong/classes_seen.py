"""takes the number of classes from the labels

Breaks: classes that do not occur
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], len(np.unique(y))))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - lr * grad
    return W
