"""multiplies by 1 - t / abs(z), which loses digits a little above t

Breaks: a little more than $t$
Slips: 1
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t must not be negative")
    values = np.asarray(z, dtype=float)
    sizes = np.abs(values)
    share = 1 - t / np.where(sizes > t, sizes, np.inf)
    result = np.where(sizes > t, values * share, 0.0)
    return float(result) if np.ndim(z) == 0 else result
