"""divides by n - 1

Breaks: random targets
Slips: 1, every value but 0 is wrong
"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    deviations = y - y.mean()
    return float(np.sum(deviations**2) / max(len(y) - 1, 1))
