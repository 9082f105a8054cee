"""returns the accuracy as say

Breaks: the says
Slips: 1, every say
"""


def adaboost_fit(stump_fit, stump_predict, X, y, n_rounds):
    u = np.ones(len(y)) / len(y)
    model = []
    for _ in range(n_rounds):
        stump = stump_fit(X, y, u)
        h = stump_predict(stump, X)
        eps, alpha, u_new = adaboost_round(u, y, h)
        if eps >= 0.5 - 1e-9:
            break
        if eps == 0:
            model.append((1.0, stump))
            break
        model.append((1 - eps, stump))
        u = u_new
    return model
