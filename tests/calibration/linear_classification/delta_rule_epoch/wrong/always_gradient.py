"""uses the score by both rules

Breaks: both rules
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError(rule)
    w = np.array(w, dtype=float)
    for i in range(len(X)):
        s = X[i] @ w
        if rule == "perceptron":
            out = s
        else:
            out = s
        w = w + eta * (y[i] - out) * X[i]
    return w
