"""picks whole columns with y, which averages over all pairs of rows

Breaks: losses and gradients worked by hand
Slips: 1, the loss is in five of six tests
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    n, K = len(X), W.shape[1]
    S = X @ W
    V = np.array(W, dtype=float)
    V[0] = 0.0
    loss = np.mean(log_sum_exp(S) - S[:, y].mean(axis=1)) + lam / 2 * np.sum(V ** 2)
    Y = np.eye(K)[y]
    grad = X.T @ (softmax(S) - Y) / n + lam * V
    return loss, grad
