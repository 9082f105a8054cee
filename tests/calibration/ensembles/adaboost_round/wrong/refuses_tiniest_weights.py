"""refuses weights that sum to less than 1e-100

Breaks: `ValueError` for weights of 0
Slips: 1
"""


def adaboost_round(u, y, h):
    total = u.sum()
    if total < 1e-100:
        raise ValueError("no weight")
    right, wrong = u[h == y].sum(), u[h != y].sum()
    eps = wrong / total
    if wrong == 0:
        return 0.0, np.inf, u / total
    if right == 0:
        return 1.0, -np.inf, u / total
    return eps, 0.5 * np.log(right / wrong), np.where(h == y, u / (2 * right), u / (2 * wrong))
