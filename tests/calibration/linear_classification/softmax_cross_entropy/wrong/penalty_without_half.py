"""leaves out the half of the penalty in the loss

Breaks: a penalty that skips the intercepts
Breaks: losses and gradients worked by hand
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    n, K = len(X), W.shape[1]
    S = X @ W
    V = np.array(W, dtype=float)
    V[0] = 0.0
    loss = np.mean(log_sum_exp(S) - S[np.arange(n), y]) + lam * np.sum(V ** 2)
    Y = np.eye(K)[y]
    grad = X.T @ (softmax(S) - Y) / n + lam * V
    return loss, grad
