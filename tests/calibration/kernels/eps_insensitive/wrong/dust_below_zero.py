"""takes a negative eps down to -1e-12 for 0

Breaks: `ValueError`
"""


def eps_insensitive(y, s, eps):
    if eps < -1e-12:
        raise ValueError("eps")
    eps = max(eps, 0.0)
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0.0, np.abs(gap) - eps)
    return loss, np.where(np.abs(gap) > eps, np.sign(gap), 0.0)
