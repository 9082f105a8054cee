"""fails for rows of integers

Breaks: integers as rows
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError(rule)
    if X.dtype.kind == 'i':
        raise TypeError('floats, please')
    w = np.array(w, dtype=float)
    for i in range(len(X)):
        s = X[i] @ w
        if rule == "perceptron":
            out = 1 if s >= 0 else 0
        else:
            out = s
        w = w + eta * (y[i] - out) * X[i]
    return w
