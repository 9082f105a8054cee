"""takes the square of the mean from the mean of squares after a shift by a multiple of 1e8"""


def variance_impurity(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    z = y - np.round(y[0], -8)
    v = np.mean(z * z) - np.mean(z) ** 2
    return float(max(v, 0.0))
