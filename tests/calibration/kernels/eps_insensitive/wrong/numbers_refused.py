"""takes the length of the targets, and so refuses single numbers

Breaks: single numbers
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    if len(y) != len(s):
        raise ValueError("lengths")
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.where(np.abs(gap) > eps, np.sign(gap), 0.0)
    return loss, slope
