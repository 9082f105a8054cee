"""counts entries after dividing by the largest, where small ones have vanished

Breaks: also next to small ones
"""


def lp_norm(x, p):
    if p < 0 or 0 < p < 1:
        raise ValueError(p)
    size = np.abs(np.asarray(x, dtype=float))
    m = size.max(initial=0.0)
    if m == 0:
        return 0.0
    scaled = size / m
    if p == 0:
        return float(np.sum(scaled > 0))
    if p == np.inf:
        return float(m)
    return float(m * np.sum(scaled**p) ** (1 / p))
