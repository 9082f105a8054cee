"""looks for infinity before it looks at the sign of p

Breaks: for p = -np.inf
"""


def lp_norm(x, p):
    x = np.abs(np.asarray(x, dtype=float))
    if np.isinf(p):
        return float(x.max()) if x.size else 0.0
    if p < 0 or 0 < p < 1:
        raise ValueError("p must be 0 or at least 1")
    if p == 0:
        return float(np.count_nonzero(x))
    if not x.any():
        return 0.0
    m = x.max()
    return float(m * np.sum((x / m) ** p) ** (1 / p))
