"""keeps the dtype of integer targets

Breaks: integers
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.where(np.abs(gap) > eps, np.sign(gap), 0.0)
    return loss.astype(np.asarray(y).dtype), slope.astype(np.asarray(y).dtype)
