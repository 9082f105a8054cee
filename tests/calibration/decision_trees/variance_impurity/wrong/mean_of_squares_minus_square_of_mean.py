"""cancels all digits for targets near 1e8

Breaks: targets near $\\pm 10^8$
"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    return float(max(0.0, np.mean(y * 1.0 * y) - y.mean() ** 2))
