"""adds up the signs for p = 0, so that negative entries count -1

Breaks: p = 0
"""


def lp_norm(x: np.ndarray, p: float) -> float:
    if p != 0 and p < 1:
        raise ValueError(f"p must be 0 or at least 1, got {p}")
    if p == 0:
        return float(np.sum(np.sign(x)))
    size = np.abs(x).max(initial=0)
    if size == 0 or p == np.inf:
        return float(size)
    return float(size * np.sum((np.abs(x) / size) ** p) ** (1 / p))
