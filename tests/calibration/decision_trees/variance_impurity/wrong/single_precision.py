"""computes in numbers of seven digits

Breaks: random targets
Slips: 1, no value is exact enough
"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    y = y.astype(np.float32)
    deviations = y - y.mean()
    return float(deviations @ deviations) / len(y)
