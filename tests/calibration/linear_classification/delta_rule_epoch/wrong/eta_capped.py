"""takes steps of 1 at most

Breaks: both rules
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError(rule)
    w, eta = np.array(w, dtype=float), min(eta, 1.0)
    for i in range(len(X)):
        s = X[i] @ w
        if rule == "perceptron":
            out = 1 if s >= 0 else 0
        else:
            out = s
        w = w + eta * (y[i] - out) * X[i]
    return w
