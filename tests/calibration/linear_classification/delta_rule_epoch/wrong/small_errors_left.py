"""leaves rows alone whose error is below 1e-6

Breaks: rows that are right already
Slips: 1
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError("rule")
    w = np.array(w, float)
    for x, target in zip(np.asarray(X, float), np.asarray(y, float)):
        score = x @ w
        error = target - (float(score >= 0) if rule == "perceptron" else score)
        if abs(error) > 1e-6:
            w = w + eta * error * x
    return w
