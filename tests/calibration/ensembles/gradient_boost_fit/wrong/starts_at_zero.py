"""starts at 0 in place of the mean

Breaks: that the first model is fitted to $y - f_0$
Slips: 1, everything starts elsewhere
"""


def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = 0.0
    s = np.full(len(y), f0)
    steps = []
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        alpha = np.sum(g * r) / np.sum(g * g) if np.any(g) else 0.0
        steps.append((shrinkage * alpha, model))
        s = s + shrinkage * alpha * g
    return f0, steps
