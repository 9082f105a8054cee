"""asks for a margin of 0

Breaks: weights of zeros ($K - 1$ or 1 for each point)
Slips: 1, every loss has a margin
"""


def multiclass_hinge(W, X, y, kind="sum"):
    if kind not in ("sum", "max"):
        raise ValueError("kind")
    n = len(y)
    S = X @ W
    V = np.maximum(0, 0 - S[np.arange(n), y][:, np.newaxis] + S)
    V[np.arange(n), y] = 0
    if kind == "max":
        worst = V.argmax(axis=1)
        only = np.zeros(V.shape, dtype=bool)
        only[np.arange(n), worst] = True
        V = np.where(only, V, 0)
    G = (V > 0) * 1.0
    G[np.arange(n), y] = -G.sum(axis=1)
    return float(V.sum()), X.T @ G
