# The round is written out.
def adaboost_fit(stump_fit, stump_predict, X, y, n_rounds):
    u, model = np.full(len(y), 1.0) / len(y), []
    while len(model) < n_rounds:
        stump = stump_fit(X, y, u)
        wrong = np.asarray(stump_predict(stump, X)) != y
        eps = u[wrong].sum()
        if not wrong[u > 0].any():
            return [*model, (1.0, stump)]
        if eps >= 0.5 - 1e-9:
            return model
        model.append((float(np.log((1 - eps) / eps) / 2), stump))
        u = np.where(wrong, u / (2 * eps), u / (2 * (1 - eps)))
    return model
