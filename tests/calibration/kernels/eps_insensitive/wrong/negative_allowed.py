"""lets a negative eps pass

Breaks: `ValueError`
"""


def eps_insensitive(y, s, eps):
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.where(np.abs(gap) > eps, np.sign(gap), 0.0)
    return loss, slope
