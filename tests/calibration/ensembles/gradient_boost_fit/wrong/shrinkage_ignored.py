"""takes whole steps whatever the shrinkage

Breaks: shrinkage
Slips: 1
"""


def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = float(np.mean(y))
    s = np.full(len(y), f0)
    steps = []
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        alpha = np.sum(g * r) / np.sum(g * g) if np.any(g) else 0.0
        steps.append((alpha, model))
        s = s + alpha * g
    return f0, steps
