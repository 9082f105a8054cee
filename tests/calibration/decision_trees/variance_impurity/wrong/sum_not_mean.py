"""returns the sum of the squares in place of their mean

Slips: 1, every value but 0 is wrong
"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    deviations = y - y.mean()
    return float(np.sum(deviations**2))
