"""takes logarithms to base 2

Breaks: the half in $\\alpha$
Slips: 1, say and new weights depend on it
"""


def adaboost_round(u, y, h):
    total = u.sum()
    if total == 0:
        raise ValueError("no weight")
    wrong = h != y
    eps = u[wrong].sum() / total
    if not (u[wrong] > 0).any():
        return 0.0, np.inf, u / total
    if not (u[~wrong] > 0).any():
        return 1.0, -np.inf, u / total
    alpha = 0.5 * np.log2((1 - eps) / eps)
    u_new = u * np.exp(-alpha * y * h)
    return eps, alpha, u_new / u_new.sum()
