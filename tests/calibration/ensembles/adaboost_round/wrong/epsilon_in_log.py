"""adds 1e-10 inside of the logarithm

Breaks: a perfect learner
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
    if good == 0:
        return 1.0, -np.inf, u / total
    alpha = 0.5 * np.log((good / total + 1e-10) / (bad / total + 1e-10))
    new = u * np.exp(-alpha * y * h)
    return float(bad / total), float(alpha), new / new.sum()
