"""takes eps for the whole height of the tube

Breaks: points above, below and inside the tube
Slips: 1, right for eps = 0 only
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps / 2)
    slope = np.where(np.abs(gap) > eps / 2, np.sign(gap), 0.0)
    return loss, slope
