"""takes a weighted error below 1e-10 for a perfect learner

Breaks: a perfect stump later
"""


def adaboost_fit(stump_fit, stump_predict, X, y, n_rounds):
    u = np.full(len(y), 1 / len(y))
    model = []
    for _ in range(n_rounds):
        stump = stump_fit(X, y, u)
        eps, alpha, u_new = adaboost_round(u, y, stump_predict(stump, X))
        if eps >= 0.5 - 1e-9:
            break
        if eps < 1e-10:
            model.append((1.0, stump))
            break
        model.append((alpha, stump))
        u = u_new
    return model
