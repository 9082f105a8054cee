"""leaves Y out of the gradient

Breaks: the gradient against differences
Slips: 1, the gradient is in five of six tests
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    n, K = len(X), W.shape[1]
    S = X @ W
    V = np.array(W, dtype=float)
    V[0] = 0.0
    loss = np.mean(log_sum_exp(S) - S[np.arange(n), y]) + lam / 2 * np.sum(V ** 2)
    Y = np.eye(K)[y]
    grad = X.T @ softmax(S) / n + lam * V
    return loss, grad
