# Goes row by row and class by class.
def softmax_cross_entropy(W, X, y, lam=0.0):
    n, (d, K) = len(X), W.shape
    loss, grad = 0.0, np.zeros((d, K))
    for x, own in zip(X, y):
        s = np.array([float(x @ W[:, k]) for k in range(K)])
        top = s.max()
        e = np.exp(s - top)
        loss += top + np.log(e.sum()) - s[own]
        for k in range(K):
            grad[:, k] += (e[k] / e.sum() - (k == own)) * x / n
    loss /= n
    for j in range(1, d):
        loss += lam / 2 * float(W[j] @ W[j])
        grad[j] += lam * W[j]
    return loss, grad
