"""stops after a model whose best step is 0

Breaks: that later ones are fitted to what is left
Slips: 1
"""


def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = float(np.mean(y))
    s, steps = np.full(len(y), f0), []
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        alpha = 0.0 if not np.any(g) else float(g @ r / (g @ g))
        steps.append((shrinkage * alpha, model))
        if alpha == 0 and np.any(g):
            break
        s = s + shrinkage * alpha * g
    return f0, steps
