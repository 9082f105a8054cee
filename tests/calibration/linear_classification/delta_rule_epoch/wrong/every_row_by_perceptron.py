"""rewards rows that are right, by the perceptron rule

Breaks: rows that are right already
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError(rule)
    w = np.array(w, dtype=float)
    for i in range(len(X)):
        s = X[i] @ w
        if rule == "perceptron":
            out = 1 if s >= 0 else 0
        else:
            out = s
        step = y[i] - out
        if rule == 'perceptron' and step == 0:
            step = 2 * y[i] - 1
        w = w + eta * step * X[i]
    return w
