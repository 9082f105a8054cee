# Goes point by point and class by class.
def multiclass_hinge(W, X, y, kind="sum"):
    if kind != "sum" and kind != "max":
        raise ValueError(kind)
    loss, grad = 0.0, np.zeros(W.shape)
    for x, label in zip(X, y):
        s = x @ W
        charges = [(1 - s[label] + s[c], c) for c in range(len(s)) if c != label]
        charges = [(v, c) for v, c in charges if v > 0]
        if kind == "max" and charges:
            charges = [max(charges, key=lambda pair: pair[0])]
        for v, c in charges:
            loss += float(v)
            grad[:, c] += x
            grad[:, label] -= x
    return loss, grad
