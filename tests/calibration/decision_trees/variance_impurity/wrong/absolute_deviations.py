"""returns the mean absolute deviation in place of the variance

Slips: 1, every value but 0 is wrong
"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    deviations = y - y.mean()
    return float(np.mean(np.abs(deviations)))
