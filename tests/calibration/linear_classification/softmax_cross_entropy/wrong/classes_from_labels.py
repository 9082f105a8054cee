"""takes the number of classes from the labels seen

Slips: 1, absent classes are common in small tables
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    n, K = len(X), W.shape[1]
    S = X @ W
    V = np.array(W, dtype=float)
    V[0] = 0.0
    loss = np.mean(log_sum_exp(S) - S[np.arange(n), y]) + lam / 2 * np.sum(V ** 2)
    Y = np.zeros((n, K))
    Y[np.arange(n), np.searchsorted(np.unique(y), y)] = 1
    grad = X.T @ (softmax(S) - Y) / n + lam * V
    return loss, grad
