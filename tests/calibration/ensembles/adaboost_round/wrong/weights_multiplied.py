"""multiplies the weights of right and wrong rows, which runs to 0 for tiny ones

Breaks: weights that do not sum to 1
Slips: 1
"""


def adaboost_round(u, y, h):
    total = np.sum(u)
    if total == 0:
        raise ValueError("no weight")
    right, wrong = float(u[h == y].sum()), float(u[h != y].sum())
    eps = wrong / total
    if wrong == 0:
        return 0.0, np.inf, u / total
    if right == 0:
        return 1.0, -np.inf, u / total
    z = np.sqrt(right * wrong)
    new = np.where(h == y, u * np.sqrt(wrong / right), u * np.sqrt(right / wrong)) / (2 * z)
    return eps, 0.5 * np.log(right / wrong), new
