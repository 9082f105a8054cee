"""subtracts the mean from the targets themselves

Breaks: that y stays as it is
"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    if y.dtype.kind == "f":
        y -= y.mean()
    deviations = y - y.mean()
    return float(deviations @ deviations) / len(y)
