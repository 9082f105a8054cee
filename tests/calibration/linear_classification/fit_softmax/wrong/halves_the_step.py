"""halves the step size where a step would make the objective larger

Breaks: step sizes
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    loss, grad = softmax_cross_entropy(W, X, y, lam)
    for _ in range(n_iter):
        while True:
            new = W - lr * grad
            new_loss, new_grad = softmax_cross_entropy(new, X, y, lam)
            if new_loss <= loss + 1e-12:
                break
            lr = lr / 2
        W, loss, grad = new, new_loss, new_grad
    return W
