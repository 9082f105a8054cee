# Uses minus infinity for the right class.
def multiclass_hinge(W, X, y, kind="sum"):
    if kind not in {"sum", "max"}:
        raise ValueError("kind must be sum or max")
    right = np.eye(W.shape[1])[y]
    S = np.array(X @ W, dtype=float)
    short = 1 + S - np.sum(S * right, axis=1, keepdims=True)
    short[right == 1] = -np.inf
    charged = short > 0
    if kind == "max":
        charged &= np.arange(W.shape[1]) == short.argmax(axis=1)[:, np.newaxis]
    loss = short[charged].sum()
    pulls = charged - right * charged.sum(axis=1, keepdims=True)
    return float(loss), X.T @ pulls
