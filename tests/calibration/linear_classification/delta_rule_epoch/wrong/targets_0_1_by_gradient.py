"""makes 0 or 1 of every target by the rule "gradient" too"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError(rule)
    w = np.array(w, dtype=float)
    for x, target in zip(X, y):
        score = float(x @ w)
        output = score if rule == "gradient" else float(score >= 0)
        w += eta * ((1.0 if target > 0 else 0.0) - output) * x
    return w
