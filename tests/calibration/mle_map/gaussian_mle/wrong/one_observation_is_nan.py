"""returns a variance of nan for a single observation

Breaks: one observation
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    return float(np.mean(x)), float(np.var(x)) if len(x) > 1 else float("nan")
