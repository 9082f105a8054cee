# Predictions are summed up anew in each round.
def gradient_boost_fit(reg_fit, reg_predict, X, y, n_rounds, shrinkage=1.0):
    f0, steps, parts = np.average(y), [], []
    for _ in range(n_rounds):
        r = y - f0 - sum(parts)
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        alpha = 0.0 if not g.any() else np.linalg.lstsq(g[:, None] * 1.0, r, rcond=None)[0][0]
        steps.append((shrinkage * alpha, model))
        parts.append(shrinkage * alpha * g)
    return f0, steps
