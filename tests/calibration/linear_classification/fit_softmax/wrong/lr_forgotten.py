"""takes steps of 1, whatever lr is

Breaks: step sizes
Slips: 1, right for steps of 1 only
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        loss, grad = softmax_cross_entropy(W, X, y, lam)
        W = W - grad
    return W
