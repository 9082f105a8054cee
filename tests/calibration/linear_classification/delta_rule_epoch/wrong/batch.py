"""computes all scores before it corrects

Breaks: corrected weights at the next row
Slips: 1, only a single row is right
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError(rule)
    w = np.array(w, dtype=float)
    scores = X @ w
    for i in range(len(X)):
        s = scores[i]
        if rule == "perceptron":
            out = 1 if s >= 0 else 0
        else:
            out = s
        w = w + eta * (y[i] - out) * X[i]
    return w
