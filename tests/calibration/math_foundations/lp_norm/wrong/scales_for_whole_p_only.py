"""takes out the largest entry for whole p alone

Breaks: entries around 1e200 and 1e-200
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
    if p != int(p):
        m = 1.0
    return float(m * np.sum((sizes / m) ** p) ** (1 / p))
