"""cuts the mean of integers to an integer

Breaks: integers
"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    deviations = y - np.full_like(y, y.mean())
    return float(deviations @ deviations) / len(y)
