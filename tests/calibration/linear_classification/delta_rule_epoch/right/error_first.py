# Computes the error by rule in one expression.
def delta_rule_epoch(X, y, w, eta, rule):
    outputs = {"perceptron": lambda s: float(s >= 0), "gradient": float}
    if rule not in outputs:
        raise ValueError(f"unknown rule {rule}")
    new = w.astype(float)
    for x, target in zip(X, y):
        new += eta * (target - outputs[rule](x.dot(new))) * x
    return new
