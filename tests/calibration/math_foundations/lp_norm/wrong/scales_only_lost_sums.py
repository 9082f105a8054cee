"""takes out the largest size only where the sum is 0 or infinite

Breaks: entries around 1e200 and 1e-200
"""


def lp_norm(x, p):
    if p < 0 or 0 < p < 1:
        raise ValueError(p)
    size = np.abs(np.asarray(x, dtype=float))
    m = size.max(initial=0.0)
    if p == 0:
        return float(np.count_nonzero(size))
    if p == np.inf or m == 0:
        return float(m)
    with np.errstate(over="ignore", under="ignore"):
        total = np.sum(size**p)
    if total == 0 or np.isinf(total):
        return float(m * np.sum((size / m) ** p) ** (1 / p))
    return float(total ** (1 / p))
