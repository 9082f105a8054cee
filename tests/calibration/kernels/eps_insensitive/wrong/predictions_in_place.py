"""takes the targets off the predictions in place"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    gap = np.subtract(s, y, dtype=float)
    if np.ndim(s):
        s[:] = 0
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.where(np.abs(gap) > eps, np.sign(gap), 0.0)
    return loss, slope
