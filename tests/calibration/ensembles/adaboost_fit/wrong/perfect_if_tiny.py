"""takes an error below one in a million for perfect

Slips: 1
"""


def adaboost_fit(stump_fit, stump_predict, X, y, n_rounds):
    u = np.full(len(y), 1 / len(y))
    model = []
    for _ in range(n_rounds):
        stump = stump_fit(X, y, u)
        h = stump_predict(stump, X)
        eps, alpha, new = adaboost_round(u, y, h)
        if eps < 1e-6:
            model.append((1.0, stump))
            break
        if eps >= 0.5 - 1e-9:
            break
        model.append((alpha, stump))
        u = new
    return model
