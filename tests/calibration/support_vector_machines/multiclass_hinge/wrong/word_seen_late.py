"""looks at the word only where a point is charged

Breaks: `ValueError` for another word
"""


def multiclass_hinge(W, X, y, kind="sum"):
    loss, grad = 0.0, np.zeros(W.shape)
    for x, right in zip(X, y):
        s = x @ W
        v = np.maximum(0.0, 1 - s[right] + s)
        v[right] = 0.0
        if not v.any():
            continue
        if kind == "sum":
            charged = np.flatnonzero(v)
        elif kind == "max":
            charged = [int(v.argmax())]
        else:
            raise ValueError(kind)
        for c in charged:
            loss += v[c]
            grad[:, c] += x
            grad[:, right] -= x
    return float(loss), grad
