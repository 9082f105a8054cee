"""returns the signed loss as slope

Breaks: that wild points do not pull more
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.sign(gap) * loss
    return loss, slope
