"""makes as many classes as the largest label says

Slips: 1, drawn tables often lack a class
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    n, K = len(X), W.shape[1]
    S = X @ W
    V = np.array(W, dtype=float)
    V[0] = 0.0
    loss = np.mean(log_sum_exp(S) - S[np.arange(n), y]) + lam / 2 * np.sum(V ** 2)
    Y = np.eye(K)[y]
    Y = Y[:, : max(y) + 1]
    Y = np.pad(Y, ((0, 0), (0, K - Y.shape[1])))
    if max(y) == 0:
        Y = Y * 0
    grad = X.T @ (softmax(S) - Y) / n + lam * V
    return loss, grad
