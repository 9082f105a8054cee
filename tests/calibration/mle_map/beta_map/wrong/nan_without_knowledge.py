"""divides 0 by 0 for an empty record and the flat prior

Breaks: an empty record
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    with np.errstate(invalid="ignore"):
        return float(np.float64(np.sum(data) + a - 1) / (len(data) + a + b - 2))
