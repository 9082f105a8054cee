"""uses the mean of squares minus the squared mean for integers

Breaks: integers
"""


def variance_impurity(y: np.ndarray) -> float:
    n = len(y)
    if n == 0:
        return 0.0
    mean = np.mean(y)
    if y.dtype.kind == "i":
        return float(np.mean(y**2) - mean**2)
    z = y - mean
    return float(np.sum(z**2) / n)
