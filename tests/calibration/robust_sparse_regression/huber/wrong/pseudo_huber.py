"""returns the smooth pseudo-Huber loss eps**2 * (sqrt(1 + (r / eps)**2) - 1)

Slips: 2
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    a = np.abs(np.asarray(r, dtype=float))
    values = eps**2 * (np.sqrt(1 + (a / eps) ** 2) - 1)
    slopes = np.asarray(r, dtype=float) / np.sqrt(1 + (a / eps) ** 2)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
