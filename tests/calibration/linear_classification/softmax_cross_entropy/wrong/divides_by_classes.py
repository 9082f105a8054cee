"""divides by the number of classes as well

Breaks: $W = 0$
Slips: 1, every loss and gradient is K times too small
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    n, K = len(X), W.shape[1]
    S = X @ W
    V = np.array(W, dtype=float)
    V[0] = 0.0
    loss = np.mean(log_sum_exp(S) - S[np.arange(n), y]) / K + lam / 2 * np.sum(V ** 2)
    Y = np.eye(K)[y]
    grad = X.T @ (softmax(S) - Y) / n / K + lam * V
    return loss, grad
