"""looks at rule where a row must be corrected only

Breaks: `ValueError` for other words
"""


def delta_rule_epoch(X, y, w, eta, rule):
    w = np.array(w, dtype=float)
    for i in range(len(X)):
        s = X[i] @ w
        if rule == "perceptron":
            out = 1 if s >= 0 else 0
        else:
            out = s
        if out != y[i] and rule not in ('perceptron', 'gradient'):
            raise ValueError(rule)
        w = w + eta * (y[i] - out) * X[i]
    return w
