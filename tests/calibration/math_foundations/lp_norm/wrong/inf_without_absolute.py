"""takes the largest entry, not the largest size, for p = inf

Breaks: p = np.inf
"""


def lp_norm(x: np.ndarray, p: float) -> float:
    if p != 0 and p < 1:
        raise ValueError(f"p must be 0 or at least 1, got {p}")
    if p == 0:
        return float(np.count_nonzero(x))
    size = np.abs(x).max(initial=0)
    if size == 0:
        return 0.0
    if p == np.inf:
        return float(x.max())
    return float(size * np.sum((np.abs(x) / size) ** p) ** (1 / p))
