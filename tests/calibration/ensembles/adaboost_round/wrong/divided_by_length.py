"""divides the new weights by their length in place of their sum

Breaks: that the new weights are a distribution
Slips: 1, all new weights
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
    alpha = 0.5 * np.log((1 - eps) / eps)
    u_new = u * np.exp(-alpha * y * h)
    return eps, alpha, u_new / np.linalg.norm(u_new)
