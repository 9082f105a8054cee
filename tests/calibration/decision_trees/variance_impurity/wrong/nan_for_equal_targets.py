"""divides by the range of the targets, which may be 0

Breaks: constant ones such as 0.1 repeated
Breaks: a single target
"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    deviations = y - y.mean()
    scale = np.ptp(y)
    return float(np.mean((deviations / scale) ** 2) * scale**2)
