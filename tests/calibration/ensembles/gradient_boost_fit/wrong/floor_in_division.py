"""adds 1e-9 to the divisor

Breaks: the size of the step
Slips: 1, every step is a little too small
"""


def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = float(np.mean(y))
    s = np.full(len(y), f0)
    steps = []
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        alpha = np.sum(g * r) / (np.sum(g * g) + 1e-6)
        steps.append((shrinkage * alpha, model))
        s = s + shrinkage * alpha * g
    return f0, steps
