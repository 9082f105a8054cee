"""takes out the largest entry only beyond 1e100 and below 1e-100, too late for p = 7

Breaks: whole and broken p up to 7
"""


def lp_norm(x: np.ndarray, p: float) -> float:
    x = np.asarray(x, dtype=float)
    if p < 0 or 0 < p < 1:
        raise ValueError("p must be 0 or at least 1")
    if x.size == 0:
        return 0.0
    if p == 0:
        return float(np.count_nonzero(x))
    sizes = np.abs(x)
    m = sizes.max()
    if m == 0 or p == np.inf:
        return float(m)
    if 1e-100 < m < 1e100:
        m = 1.0
    return float(m * np.sum((sizes / m) ** p) ** (1 / p))
