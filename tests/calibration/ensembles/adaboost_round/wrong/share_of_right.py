"""returns the share of right rows

Breaks: the weighted error
Slips: 1, everything depends on the error
"""


def adaboost_round(u, y, h):
    total = u.sum()
    if total == 0:
        raise ValueError("no weight")
    wrong = h != y
    eps = u[~wrong].sum() / total
    if not (u[wrong] > 0).any():
        return 0.0, np.inf, u / total
    if not (u[~wrong] > 0).any():
        return 1.0, -np.inf, u / total
    alpha = 0.5 * np.log((1 - eps) / eps)
    u_new = u * np.exp(-alpha * y * h)
    return eps, alpha, u_new / u_new.sum()
