# Only the residuals are kept.
def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0 = float(np.sum(y) / len(y))
    left, steps = y - f0, []
    while len(steps) < n_rounds:
        model = reg_fit(X, left)
        g = np.asarray(reg_predict(model, X), dtype=float)
        size = g @ g
        step = float(shrinkage * (g @ left) / size) if size > 0 else 0.0
        steps.append((step, model))
        left = left - step * g
    return f0, steps
