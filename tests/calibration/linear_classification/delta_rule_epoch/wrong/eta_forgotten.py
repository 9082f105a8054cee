"""takes steps of 1, whatever eta is

Slips: 1, right for steps of 1 only
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
        w = w + (y[i] - out) * X[i]
    return w
