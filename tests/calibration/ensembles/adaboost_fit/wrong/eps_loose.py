"""stops at an error of 0.499 already

Slips: 1
"""


def adaboost_fit(stump_fit, stump_predict, X, y, n_rounds):
    u = np.full(len(y), 1 / len(y))
    model = []
    for _ in range(n_rounds):
        stump = stump_fit(X, y, u)
        h = stump_predict(stump, X)
        eps, alpha, new = adaboost_round(u, y, h)
        if not np.any(u[h != y] > 0):
            model.append((1.0, stump))
            break
        if eps >= 0.499:
            break
        model.append((alpha, stump))
        u = new
    return model
