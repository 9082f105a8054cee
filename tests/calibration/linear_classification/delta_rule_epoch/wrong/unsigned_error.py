"""subtracts 1 from targets in their own type, 255 in `uint8`

Breaks: targets of `uint8`
Slips: 1
"""


def delta_rule_epoch(X, y, w, eta, rule):
    if rule not in ("perceptron", "gradient"):
        raise ValueError("rule")
    w = np.array(w, float)
    for x, target in zip(np.asarray(X, float), y):
        score = x @ w
        output = int(score >= 0) if rule == "perceptron" else score
        w = w + eta * float(target - output) * x
    return w
