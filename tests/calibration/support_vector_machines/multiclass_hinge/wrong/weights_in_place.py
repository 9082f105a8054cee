"""subtracts the mean weight of each row in place

Breaks: that the arguments stay as they were
"""


def multiclass_hinge(W, X, y, kind="sum"):
    if kind not in ("sum", "max"):
        raise ValueError("kind")
    n = len(y)
    if W.dtype == float:
        W -= W.mean(axis=1, keepdims=True)
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
    return float(V.sum()), X.T @ G
