"""takes the mean off in place and adds it again, which rounds

Breaks: that y stays as it is
"""


def variance_impurity(y: np.ndarray) -> float:
    n = len(y)
    if n == 0:
        return 0.0
    mean = np.mean(y)
    if y.dtype.kind == "f":
        y -= mean
        v = float(np.sum(y**2) / n)
        y += mean
        return v
    return float(np.sum((y - mean) ** 2) / n)
