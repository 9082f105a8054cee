"""turns a learner that is worse than chance over

Breaks: a learner worse than chance
Slips: 1
"""


def adaboost_round(u, y, h):
    total = u.sum()
    if total == 0:
        raise ValueError("no weight")
    wrong = h != y
    eps = u[wrong].sum() / total
    if 0.5 < eps < 1:
        h, eps = -h, 1 - eps
    if not (u[wrong] > 0).any():
        return 0.0, np.inf, u / total
    if not (u[~wrong] > 0).any():
        return 1.0, -np.inf, u / total
    alpha = 0.5 * np.log((1 - eps) / eps)
    u_new = u * np.exp(-alpha * y * h)
    return eps, alpha, u_new / u_new.sum()
