"""takes the largest score of all rows off every row"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    S = X @ W
    S = S - S.max()
    e = np.exp(S)
    total = e.sum(axis=1)
    rows = np.arange(len(X))
    with np.errstate(all="ignore"):
        loss = np.mean(np.log(total) - S[rows, y]) + lam / 2 * np.sum(W[1:] ** 2)
        P = e / total[:, np.newaxis]
    P[rows, y] -= 1
    grad = X.T @ P / len(X)
    grad[1:] += lam * W[1:]
    return float(loss), grad
