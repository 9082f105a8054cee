"""raises ValueError for a single observation

Breaks: one observation
Slips: 1
"""


def gaussian_mle(x):
    if len(x) < 2:
        raise ValueError("at least two observations")
    return float(np.mean(x)), float(np.var(x))
