"""asks np.isclose whether all of the weight is wrong

Breaks: a learner that is always wrong
Slips: 1
"""


def adaboost_round(u, y, h):
    total = np.sum(u)
    if total == 0:
        raise ValueError("all weights are 0")
    wrong = y != h
    bad, good = np.sum(u[wrong]), np.sum(u[~wrong])
    if bad == 0:
        return 0.0, np.inf, u / total
    if np.isclose(bad / total, 1):
        return 1.0, -np.inf, u / total
    alpha = 0.5 * np.log(good / bad)
    new = u * np.exp(-alpha * y * h)
    return float(bad / total), float(alpha), new / new.sum()
