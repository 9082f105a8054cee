"""takes p just below 1 for 1

Breaks: the error below 0 and between 0 and 1
"""


def lp_norm(x: np.ndarray, p: float) -> float:
    x = np.asarray(x, dtype=float)
    if p < 0 or (0 < p < 1 and not np.isclose(p, 1)):
        raise ValueError("p must be 0 or at least 1")
    if x.size == 0:
        return 0.0
    if p == 0:
        return float(np.count_nonzero(x))
    sizes = np.abs(x)
    m = sizes.max()
    if m == 0 or p == np.inf:
        return float(m)
    return float(m * np.sum((sizes / m) ** p) ** (1 / p))
