"""charges negative amounts inside the tube

Breaks: points above, below and inside the tube
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    gap = np.subtract(s, y, dtype=float)
    loss = np.abs(gap) - eps
    slope = np.where(np.abs(gap) > eps, np.sign(gap), 0.0)
    return loss, slope
