# Writes the two rules as two loops.
def delta_rule_epoch(X, y, w, eta, rule):
    w = w * 1.0
    if rule == "perceptron":
        for i in range(X.shape[0]):
            fired = np.sum(X[i] * w) >= 0
            if fired and y[i] == 0:
                w = w - eta * X[i]
            elif not fired and y[i] == 1:
                w = w + eta * X[i]
    elif rule == "gradient":
        for i in range(X.shape[0]):
            w = w - eta * (np.sum(X[i] * w) - y[i]) * X[i]
    else:
        raise ValueError("perceptron or gradient")
    return w
