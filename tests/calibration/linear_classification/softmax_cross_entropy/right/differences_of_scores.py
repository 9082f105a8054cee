# Works with scores minus that of the own class.
def softmax_cross_entropy(W, X, y, lam=0.0):
    rows = np.arange(len(X))
    S = np.asarray(X @ W, dtype=float)
    gaps = S - S[rows, y][:, None]
    P = np.exp(gaps - log_sum_exp(gaps, axis=1)[:, None])
    P[rows, y] -= 1.0
    mask = np.ones(W.shape)
    mask[0, :] = 0
    loss = log_sum_exp(gaps, axis=1).sum() / len(X) + 0.5 * lam * (mask * W * W).sum()
    return float(loss), np.einsum("ij,ik->jk", X, P) / len(X) + lam * mask * W
