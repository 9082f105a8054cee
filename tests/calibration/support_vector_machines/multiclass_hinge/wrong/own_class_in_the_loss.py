"""counts 1 for the right class of each point in the loss

Breaks: the class itself (it is never charged)
Slips: 1, every loss has a right class
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
    return float(V.sum()) + n, X.T @ G
