"""takes g for 0 where its sum of squares is below 1e-30

Breaks: predictions of 0 throughout
Slips: 1
"""


def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = float(np.mean(y))
    s, steps = np.full(len(y), f0), []
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        alpha = 0.0 if g @ g < 1e-30 else float(g @ r / (g @ g))
        steps.append((shrinkage * alpha, model))
        s = s + shrinkage * alpha * g
    return f0, steps
