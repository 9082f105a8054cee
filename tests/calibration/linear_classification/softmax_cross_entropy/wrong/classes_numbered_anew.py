"""gives classes other numbers where the last one has no row

Breaks: classes without a row
Slips: 1
"""


def softmax_cross_entropy(W, X, y, lam=0.0):
    W, X = np.asarray(W, float), np.asarray(X, float)
    S = X @ W
    n, K = S.shape
    present, code = np.unique(y, return_inverse=True)
    y = code if len(present) < K and present[-1] < K - 1 else np.asarray(y, int)
    Y = np.eye(K)[y]
    V = W.copy()
    V[0] = 0
    loss = (log_sum_exp(S, axis=1) - S[np.arange(n), y]).mean() + lam / 2 * (V**2).sum()
    return float(loss), X.T @ (softmax(S) - Y) / n + lam * V
