"""clips probabilities at 1e-15 before the logarithm

Breaks: scores of $10^4$
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    n, K = len(X), W.shape[1]
    S = X @ W
    V = np.array(W, dtype=float)
    V[0] = 0.0
    loss = np.mean(-np.log(np.clip(softmax(S)[np.arange(n), y], 1e-15, 1))) + lam / 2 * np.sum(V ** 2)
    Y = np.eye(K)[y]
    grad = X.T @ (softmax(S) - Y) / n + lam * V
    return loss, grad
