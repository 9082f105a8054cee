"""writes the penalty's gradient into an array of the weights' dtype, cut off for integers

Breaks: integers
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    S = X @ W
    rows = np.arange(len(X))
    loss = np.mean(log_sum_exp(S) - S[rows, y]) + lam / 2 * np.sum(W[1:] * 1.0 * W[1:])
    P = softmax(S)
    P[rows, y] -= 1
    extra = np.zeros_like(W)
    extra[1:] = lam * W[1:]
    return float(loss), X.T @ P / len(X) + extra
