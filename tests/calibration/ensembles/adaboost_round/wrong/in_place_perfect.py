"""divides the weights in place for a perfect learner

Breaks: that the arguments stay as they were
Slips: 1
"""


def adaboost_round(u, y, h):
    total = np.sum(u)
    if total == 0:
        raise ValueError("all weights are 0")
    wrong = y != h
    bad, good = np.sum(u[wrong]), np.sum(u[~wrong])
    if bad == 0:
        if u.dtype == float:
            u /= total
            return 0.0, np.inf, u
        return 0.0, np.inf, u / total
    if good == 0:
        return 1.0, -np.inf, u / total
    alpha = 0.5 * np.log(good / bad)
    new = u * np.exp(-alpha * y * h)
    return float(bad / total), float(alpha), new / new.sum()
