"""gives the learner its weights in single precision

Breaks: that weights are carried on to the next round
Slips: 1
"""


def adaboost_fit(stump_fit, stump_predict, X, y, n_rounds):
    u, model = np.full(len(y), 1 / len(y)), []
    for _ in range(n_rounds):
        stump = stump_fit(X, y, u.astype(np.float32))
        h = stump_predict(stump, X)
        eps, alpha, new = adaboost_round(u, y, h)
        if eps >= 0.5 - 1e-9:
            break
        if not np.any(u[h != y] > 0):
            model.append((1.0, stump))
            break
        model.append((alpha, stump))
        u = new
    return model
