"""refuses p below one half only

Breaks: the error below 0 and between 0 and 1
"""


def lp_norm(x: np.ndarray, p: float) -> float:
    if p != 0 and p < 0.5:
        raise ValueError(f"p must be 0 or at least 1, got {p}")
    if p == 0:
        return float(np.count_nonzero(x))
    size = np.abs(x).max(initial=0)
    if size == 0 or p == np.inf:
        return float(size)
    # All entries of abs(x) / size lie in [0, 1], one of them is 1: no power overflows, and
    # what vanishes is too small to count.
    return float(size * np.sum((np.abs(x) / size) ** p) ** (1 / p))
