"""takes -log of the probability wherever that is not 0, subnormal ones included"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    S = X @ W
    P = softmax(S)
    rows = np.arange(len(X))
    p = P[rows, y]
    losses = np.where(p > 0, -np.log(np.where(p > 0, p, 1.0)), log_sum_exp(S) - S[rows, y])
    loss = losses.mean() + lam / 2 * np.sum(W[1:] ** 2)
    P[rows, y] -= 1
    grad = X.T @ P / len(X)
    grad[1:] += lam * W[1:]
    return float(loss), grad
