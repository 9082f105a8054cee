"""counts entries that are equal only once for p = 0

Breaks: p = 0
"""


def lp_norm(x: np.ndarray, p: float) -> float:
    x = np.asarray(x, dtype=float)
    if p < 0 or 0 < p < 1:
        raise ValueError("p must be 0 or at least 1")
    if x.size == 0:
        return 0.0
    if p == 0:
        return float(np.unique(x[x != 0]).size)
    sizes = np.abs(x)
    m = sizes.max()
    if m == 0 or p == np.inf:
        return float(m)
    return float(m * np.sum((sizes / m) ** p) ** (1 / p))
