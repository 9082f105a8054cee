"""takes out the largest entry, not the largest in size"""


def lp_norm(x, p):
    if p < 0 or 0 < p < 1:
        raise ValueError("p must be 0 or at least 1")
    x = np.asarray(x, dtype=float)
    if p == 0:
        return float(np.count_nonzero(x))
    if not x.any():
        return 0.0
    if np.isinf(p):
        return float(np.abs(x).max())
    m = abs(x.max()) or abs(x.min())
    return float(m * np.sum(np.abs(x / m) ** p) ** (1 / p))
