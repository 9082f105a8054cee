# Goes point by point and class by class in plain Python.
def multiclass_hinge(W, X, y, kind="sum"):
    if kind != "sum" and kind != "max":
        raise ValueError(f"unknown kind {kind!r}")
    d, K = W.shape
    loss, grad = 0.0, np.zeros((d, K))
    for x, right in zip(X, y):
        s = [float(x @ W[:, c]) for c in range(K)]
        v = {c: 1 - s[right] + s[c] for c in range(K) if c != right and 1 - s[right] + s[c] > 0}
        if v and kind == "max":
            worst = max(v.values())
            c = min(c for c in v if v[c] == worst)
            v = {c: worst}
        for c, short in v.items():
            loss += short
            grad[:, c] += x
            grad[:, right] -= x
    return loss, grad
