"""takes a step downhill in the weights that it was given

Breaks: that the arguments stay as they were
"""


def multiclass_hinge(W, X, y, kind="sum"):
    if kind not in ("sum", "max"):
        raise ValueError("kind")
    n = len(y)
    S = X @ W
    V = np.maximum(0, 1 - S[np.arange(n), y][:, np.newaxis] + S)
    V[np.arange(n), y] = 0
    if kind == "max":
        worst = V.argmax(axis=1)
        only = np.zeros(V.shape, dtype=bool)
        only[np.arange(n), worst] = True
        V = np.where(only, V, 0)
    G = (V > 0) * 1.0
    G[np.arange(n), y] = -G.sum(axis=1)
    if W.dtype == float:
        W -= 0.01 * (X.T @ G)
    return float(V.sum()), X.T @ G
