"""takes the size of a negative eps

Breaks: `ValueError`
"""


def eps_insensitive(y, s, eps):
    eps = abs(eps)
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.where(np.abs(gap) > eps, np.sign(gap), 0.0)
    return loss, slope
