"""adds the prior to a record of floats in place

Breaks: `data` stays as it was
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    n = len(data)
    if n + a + b == 2:
        return 0.5
    shares = np.asarray(data, dtype=float)
    if n == 0:
        return float((a - 1) / (a + b - 2))
    shares += (a - 1) / n
    return float(np.sum(shares) / (n + a + b - 2))
