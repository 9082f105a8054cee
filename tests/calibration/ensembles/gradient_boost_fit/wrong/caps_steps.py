"""caps alpha at 100

Breaks: learners that are off by a factor
Slips: 1
"""


def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = float(np.mean(y))
    s, steps = np.full(len(y), f0), []
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        alpha = 0.0 if not np.any(g) else float(np.clip(g @ r / (g @ g), -100, 100))
        steps.append((shrinkage * alpha, model))
        s = s + shrinkage * alpha * g
    return f0, steps
