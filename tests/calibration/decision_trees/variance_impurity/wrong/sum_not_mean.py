"""returns the sum of the squares in place of their mean"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    deviations = y - y.mean()
    return float(np.sum(deviations**2))
