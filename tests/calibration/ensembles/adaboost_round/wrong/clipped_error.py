"""keeps the error away from 0 and 1 in place of infinite says

Breaks: a perfect learner
Breaks: a learner that is always wrong
Slips: 1
"""


def adaboost_round(u, y, h):
    total = u.sum()
    if total == 0:
        raise ValueError("no weight")
    eps = np.clip(u[h != y].sum() / total, 1e-10, 1 - 1e-10)
    alpha = 0.5 * np.log((1 - eps) / eps)
    u_new = u * np.exp(-alpha * y * h)
    return eps, alpha, u_new / u_new.sum()
