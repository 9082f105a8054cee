"""takes a learner for always wrong only if its weighted error is exactly 1, whatever rounding does

Breaks: and on all rows but those
Slips: 1
"""


def adaboost_round(u, y, h):
    total = u.sum()
    if total == 0:
        raise ValueError("no weight")
    wrong = h != y
    eps = u[wrong].sum() / total
    if eps == 0:
        return 0.0, np.inf, u / total
    if eps == 1:
        return 1.0, -np.inf, u / total
    alpha = 0.5 * np.log((1 - eps) / eps)
    u_new = u * np.exp(-alpha * y * h)
    return eps, alpha, u_new / u_new.sum()
