"""swaps the two rules

Breaks: both rules
Slips: 1, each rule does what the other should
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError(rule)
    w = np.array(w, dtype=float)
    for i in range(len(X)):
        s = X[i] @ w
        if rule == "gradient":
            out = 1 if s >= 0 else 0
        else:
            out = s
        w = w + eta * (y[i] - out) * X[i]
    return w
