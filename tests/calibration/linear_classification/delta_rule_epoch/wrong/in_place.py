"""corrects the weights that it was given

Breaks: that the arguments stay as they were
Slips: 1, every test of a rule looks at the arguments
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError(rule)
    if w.dtype != float:
        w = w.astype(float)
    for i in range(len(X)):
        s = X[i] @ w
        if rule == "perceptron":
            out = 1 if s >= 0 else 0
        else:
            out = s
        w += eta * (y[i] - out) * X[i]
    return w
