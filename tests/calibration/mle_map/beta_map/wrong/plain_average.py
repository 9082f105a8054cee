"""takes the average of the share of heads and the mode of the prior

Slips: 1, only the flat prior and empty records are right
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    mode = (a - 1) / (a + b - 2) if a + b > 2 else None
    share = np.mean(data) if len(data) else None
    known = [value for value in (mode, share) if value is not None]
    return float(np.mean(known)) if known else 0.5
