"""pulls harder the farther out a point is

Breaks: that wild points do not pull more
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.where(np.abs(gap) > eps, gap, 0.0)
    return loss, slope
