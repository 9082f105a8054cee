"""returns an integer gradient for integer weights and points

Breaks: integers
"""


def multiclass_hinge(W, X, y, kind="sum"):
    if kind not in ("sum", "max"):
        raise ValueError(kind)
    S = X @ W
    rows = np.arange(len(y))
    V = np.maximum(0, 1 - S[rows, y][:, np.newaxis] + S)
    V[rows, y] = 0
    G = (V > 0).astype(int)
    loss = V.sum()
    if kind == "max":
        G *= np.arange(G.shape[1]) == V.argmax(axis=1)[:, np.newaxis]
        loss = V.max(axis=1).sum()
    G[rows, y] = -G.sum(axis=1)
    return float(loss), X.T @ G
