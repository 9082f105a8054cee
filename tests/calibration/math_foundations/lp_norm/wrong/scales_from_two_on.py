"""takes out the largest entry for p of 2 and more alone

Breaks: entries around 1e200 and 1e-200
"""


def lp_norm(x: np.ndarray, p: float) -> float:
    if p < 0 or 0 < p < 1:
        raise ValueError("p must be 0 or at least 1")
    sizes = np.abs(np.asarray(x, dtype=float))
    m = sizes.max(initial=0.0)
    if m == 0 or p == np.inf:
        return float(m)
    if p == 0:
        return float(np.count_nonzero(sizes))
    if p < 2:
        return float(np.sum(sizes**p) ** (1 / p))
    return float(m * np.sum((sizes / m) ** p) ** (1 / p))
