"""sums over the rows in place of averaging

Breaks: losses and gradients worked by hand
Slips: 1, every loss and gradient is n times too large
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    n, K = len(X), W.shape[1]
    S = X @ W
    V = np.array(W, dtype=float)
    V[0] = 0.0
    loss = np.sum(log_sum_exp(S) - S[np.arange(n), y]) + lam / 2 * np.sum(V ** 2)
    Y = np.eye(K)[y]
    grad = X.T @ (softmax(S) - Y) + lam * V
    return loss, grad
