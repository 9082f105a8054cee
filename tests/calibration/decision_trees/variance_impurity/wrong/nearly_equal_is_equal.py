r"""takes targets that differ by less than a billionth of their size for equal

Breaks: targets near $\pm 10^8$
"""


def variance_impurity(y: np.ndarray) -> float:
    if len(y) == 0 or np.ptp(y) <= 1e-9 * np.abs(y).max():
        return 0.0
    return float(np.mean((y - np.mean(y)) ** 2))
