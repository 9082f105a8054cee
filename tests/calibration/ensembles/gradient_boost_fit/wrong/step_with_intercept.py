"""takes the slope of a regression with an intercept

Breaks: learners that are off by a factor or by a constant
Slips: 1, learners whose predictions do not average to 0 stand in nearly every test
"""


def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = float(np.mean(y))
    s = np.full(len(y), f0)
    steps = []
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        alpha = np.sum((g - np.mean(g)) * (r - np.mean(r))) / np.sum((g - np.mean(g)) ** 2) if np.ptp(g) > 0 else 0.0
        steps.append((shrinkage * alpha, model))
        s = s + shrinkage * alpha * g
    return f0, steps
