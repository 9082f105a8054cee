"""ends the rounds once the committee is right about every row

Breaks: that training error stays below the bound
Slips: 1, committees are soon right about few rows, and most examples have few
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
        model.append((alpha, stump))
        u = u_new
        score = sum(a * stump_predict(s, X) for a, s in model)
        if (score * y > 0).all():
            break
    return model
