"""keeps the weights in their own dtype, which cuts off fractions

Breaks: integer weights (not cut off)
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError(rule)
    w = np.array(w)
    for i in range(len(X)):
        s = X[i] @ w
        if rule == "perceptron":
            out = 1 if s >= 0 else 0
        else:
            out = s
        w = (w + eta * (y[i] - out) * X[i]).astype(w.dtype)
    return w
