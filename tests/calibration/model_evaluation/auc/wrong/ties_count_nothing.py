"""takes the lower height of each slanted piece of a curve

Breaks: that the area of ROC curves is the share of pairs in order (ties count one half)
Slips: 1, no slanted piece has the right area
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(sign * np.sum(dx * np.minimum(y[:-1], y[1:])))
