"""stops as soon as no entry of a step reaches 1e-6

Breaks: numbers of steps from 0 to 200
"""


def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        step = lr * softmax_cross_entropy(W, X, y, lam)[1]
        W = W - step
        if np.abs(step).max() < 1e-6:
            break
    return W
