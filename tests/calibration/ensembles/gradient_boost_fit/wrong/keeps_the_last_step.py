"""takes the last alpha again where all predictions are 0

Breaks: predictions of 0 throughout
Slips: 1
"""


def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = float(np.mean(y))
    s, steps, alpha = np.full(len(y), f0), [], 0.0
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        if np.any(g):
            alpha = float(g @ r / (g @ g))
        steps.append((shrinkage * alpha, model))
        s = s + shrinkage * alpha * g
    return f0, steps
