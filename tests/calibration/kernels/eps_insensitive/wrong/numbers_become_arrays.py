"""returns arrays of one entry for single numbers

Breaks: single numbers
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    y, s = np.atleast_1d(y), np.atleast_1d(s)
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.where(np.abs(gap) > eps, np.sign(gap), 0.0)
    return loss, slope
