"""charges what sticks out above alone

Breaks: points above, below and inside the tube
Slips: 1, tests have points below
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, gap - eps)
    slope = np.where(gap > eps, np.sign(gap), 0.0)
    return loss, slope
