"""has a slope inside the tube, too

Breaks: slopes against differences
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.sign(gap)
    return loss, slope
