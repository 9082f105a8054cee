"""takes margins that are violated by less than 1e-9 for margins met exactly

Breaks: margins met exactly
"""


def multiclass_hinge(W, X, y, kind="sum"):
    if kind not in ("sum", "max"):
        raise ValueError(kind)
    S = X @ W
    rows = np.arange(len(y))
    V = np.maximum(0.0, 1 - S[rows, y][:, np.newaxis] + S)
    V[rows, y] = 0.0
    G = (V > 1e-9).astype(float)
    loss = V.sum()
    if kind == "max":
        first = np.zeros(G.shape)
        first[rows, V.argmax(axis=1)] = 1
        G *= first
        loss = V.max(axis=1).sum()
    G[rows, y] = -G.sum(axis=1)
    return float(loss), X.T.astype(float) @ G
