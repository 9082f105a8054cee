"""keeps a perfect learner of the last round with an infinite say

Breaks: a perfect stump later
Slips: 1
"""


def adaboost_fit(stump_fit, stump_predict, X, y, n_rounds):
    u, model = np.full(len(y), 1 / len(y)), []
    for t in range(n_rounds):
        stump = stump_fit(X, y, u)
        h = stump_predict(stump, X)
        eps, alpha, new = adaboost_round(u, y, h)
        if eps >= 0.5 - 1e-9:
            break
        if alpha == np.inf and t < n_rounds - 1:
            model.append((1.0, stump))
            break
        model.append((alpha, stump))
        u = new
    return model
