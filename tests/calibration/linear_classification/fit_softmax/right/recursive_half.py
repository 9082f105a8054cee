# Takes the steps one after the other in a list.
def fit_softmax(X, y, n_classes, lam, lr, n_iter):
    path = [np.zeros((X.shape[1], n_classes))]
    while len(path) <= n_iter:
        grad = softmax_cross_entropy(path[-1], X, y, lam)[1]
        path.append(path[-1] - np.asarray(lr) * grad)
    return path[-1]
