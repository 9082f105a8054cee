"""divides by the products with the residuals

Breaks: learners that are off by a factor or by a constant
Slips: 1, steps and all that follows
"""


def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = float(np.mean(y))
    s = np.full(len(y), f0)
    steps = []
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        alpha = np.sum(r * r) / np.sum(g * r) if np.any(g) else 0.0
        steps.append((shrinkage * alpha, model))
        s = s + shrinkage * alpha * g
    return f0, steps
