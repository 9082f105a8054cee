"""counts a class once for the largest even if it is the worst rival of several points

Breaks: slopes against differences
"""


def multiclass_hinge(W, X, y, kind="sum"):
    if kind not in ("sum", "max"):
        raise ValueError(kind)
    S = X @ W
    rows = np.arange(len(y))
    V = np.maximum(0.0, 1 - S[rows, y][:, np.newaxis] + S)
    V[rows, y] = 0.0
    if kind == "sum":
        G = (V > 0).astype(float)
        G[rows, y] = -G.sum(axis=1)
        return float(V.sum()), X.T @ G
    grad = np.zeros(W.shape)
    pays = V.max(axis=1) > 0
    worst = V.argmax(axis=1)
    grad[:, worst[pays]] += X[pays].T
    for x, c in zip(X[pays], y[pays]):
        grad[:, c] -= x
    return float(V.max(axis=1).sum()), grad
